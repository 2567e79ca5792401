/** Operators' calls by noun. Each noun's shapes (with zod) are a chunk of their own, loaded with its first call. */
import type { Endpoint } from "@/lib/contract/endpoint";

const nouns = {
  approvals: () => import("@/lib/contract/operators/approvals"),
  audit: () => import("@/lib/contract/operators/audit"),
  bankFeed: () => import("@/lib/contract/operators/bank-feed"),
  calendar: () => import("@/lib/contract/operators/calendar"),
  ccu: () => import("@/lib/contract/operators/ccu"),
  depositChannels: () => import("@/lib/contract/operators/deposit-channels"),
  deposits: () => import("@/lib/contract/operators/deposits"),
  files: () => import("@/lib/contract/files"),
  games: () => import("@/lib/contract/operators/games"),
  houseAccounts: () => import("@/lib/contract/operators/house-accounts"),
  jobs: () => import("@/lib/contract/operators/jobs"),
  ledger: () => import("@/lib/contract/operators/ledger"),
  limits: () => import("@/lib/contract/operators/limits"),
  memberEvidence: () => import("@/lib/contract/operators/member-evidence"),
  memberMoney: () => import("@/lib/contract/operators/member-money"),
  members: () => import("@/lib/contract/operators/members"),
  notes: () => import("@/lib/contract/operators/notes"),
  partnerKeys: () => import("@/lib/contract/operators/partner-keys"),
  partners: () => import("@/lib/contract/operators/partners"),
  poys: () => import("@/lib/contract/operators/poys"),
  queueEvents: () => import("@/lib/contract/operators/queue-events"),
  queues: () => import("@/lib/contract/operators/queues"),
  reports: () => import("@/lib/contract/operators/reports"),
  rounds: () => import("@/lib/contract/operators/rounds"),
  secondFactor: () => import("@/lib/contract/operators/second-factor"),
  session: () => import("@/lib/contract/operators/session"),
  site: () => import("@/lib/contract/operators/site"),
  staff: () => import("@/lib/contract/operators/staff"),
  tickets: () => import("@/lib/contract/operators/tickets"),
  tiers: () => import("@/lib/contract/operators/tiers"),
  today: () => import("@/lib/contract/operators/today"),
  viewAs: () => import("@/lib/contract/operators/view-as"),
  views: () => import("@/lib/contract/operators/views"),
  visitors: () => import("@/lib/contract/operators/visitors"),
  withdraws: () => import("@/lib/contract/operators/withdraws"),
};

export type OperatorNoun = keyof typeof nouns;

type Exports<N extends OperatorNoun> = Awaited<ReturnType<(typeof nouns)[N]>>;

/** A call of a noun, by the name of its entry. */
export type OperatorEntryName<N extends OperatorNoun> = {
  [Name in keyof Exports<N>]: Exports<N>[Name] extends Endpoint ? Name : never;
}[keyof Exports<N>] &
  string;

export type OperatorEntry<N extends OperatorNoun, Name extends OperatorEntryName<N>> = Extract<
  Exports<N>[Name],
  Endpoint
>;

/** Loads an entry; rejects where its chunk cannot be fetched. */
export async function loadOperatorEntry<N extends OperatorNoun, Name extends OperatorEntryName<N>>(
  noun: N,
  name: Name,
): Promise<OperatorEntry<N, Name>> {
  const exports = (await nouns[noun]()) as Exports<N>;
  return exports[name] as OperatorEntry<N, Name>;
}
