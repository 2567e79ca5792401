/**
 * The contract by noun. Each noun's shapes (with zod) are a chunk of their own, loaded with its first call. This
 * list is loaded with the first call as well: a page's first load contains none of it.
 */
import type { Endpoint } from "@/lib/contract/endpoint";

const nouns = {
  achievements: () => import("@/lib/contract/achievements"),
  affiliate: () => import("@/lib/contract/affiliate"),
  banks: () => import("@/lib/contract/banks"),
  credit: () => import("@/lib/contract/credit"),
  cryptoDeposits: () => import("@/lib/contract/deposits/crypto"),
  deposits: () => import("@/lib/contract/deposits"),
  devices: () => import("@/lib/contract/devices"),
  fastDeposits: () => import("@/lib/contract/deposits/fast"),
  files: () => import("@/lib/contract/files"),
  loginCodes: () => import("@/lib/contract/login-codes"),
  lotteries: () => import("@/lib/contract/lotteries"),
  normalDeposits: () => import("@/lib/contract/deposits/normal"),
  notificationSettings: () => import("@/lib/contract/notification-settings"),
  notifications: () => import("@/lib/contract/notifications"),
  numberSets: () => import("@/lib/contract/number-sets"),
  numbers: () => import("@/lib/contract/numbers"),
  otps: () => import("@/lib/contract/otps"),
  ownData: () => import("@/lib/contract/own-data"),
  partners: () => import("@/lib/contract/partners"),
  passkeys: () => import("@/lib/contract/passkeys"),
  playerLimits: () => import("@/lib/contract/player-limits"),
  poys: () => import("@/lib/contract/poys"),
  receipts: () => import("@/lib/contract/receipts"),
  qrDeposits: () => import("@/lib/contract/deposits/qrcode"),
  rounds: () => import("@/lib/contract/rounds"),
  sessions: () => import("@/lib/contract/sessions"),
  simulators: () => import("@/lib/contract/simulators"),
  site: () => import("@/lib/contract/site"),
  terms: () => import("@/lib/contract/terms"),
  tickets: () => import("@/lib/contract/tickets"),
  transactions: () => import("@/lib/contract/transactions"),
  trueMoneyDeposits: () => import("@/lib/contract/deposits/truemoney"),
  turnovers: () => import("@/lib/contract/turnovers"),
  users: () => import("@/lib/contract/users"),
  withdraws: () => import("@/lib/contract/withdraws"),
  yings: () => import("@/lib/contract/yings"),
};

/** A noun with calls from the browser. */
export type Noun = keyof typeof nouns;

type Exports<N extends Noun> = Awaited<ReturnType<(typeof nouns)[N]>>;

/** A call of a noun, by the name of its entry. */
export type EntryName<N extends Noun> = {
  [Name in keyof Exports<N>]: Exports<N>[Name] extends Endpoint ? Name : never;
}[keyof Exports<N>] &
  string;

export type EntryOf<N extends Noun, Name extends EntryName<N>> = Extract<Exports<N>[Name], Endpoint>;

/** Loads an entry; rejects where its chunk cannot be fetched. */
export async function loadEntry<N extends Noun, Name extends EntryName<N>>(
  noun: N,
  name: Name,
): Promise<EntryOf<N, Name>> {
  const exports = (await nouns[noun]()) as Exports<N>;
  return exports[name] as EntryOf<N, Name>;
}
