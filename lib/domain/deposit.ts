import { type Satang, satang } from "./money";
import { DAY_MS, MINUTE_MS } from "./time";

/**
 * Fast deposit: the member transfers a whole amount plus a few satang that nobody else has at the moment,
 * so that a bank row alone tells whose money it is.
 */
export type DepositState =
  | "waiting"
  | "credited"
  | "expired"
  | "cancelled"
  | "unmatched"
  | "claimed"
  | "rejected";

const nextStates: Readonly<Record<DepositState, readonly DepositState[]>> = {
  // Only a report of a transfer already made is rejected while it waits.
  waiting: ["credited", "expired", "cancelled", "rejected"],
  // Money that came too late waits for staff; the member may claim it, and what came inexactly, too.
  expired: ["credited", "unmatched", "claimed"],
  cancelled: ["unmatched", "claimed"],
  unmatched: ["claimed", "credited"],
  claimed: ["credited", "unmatched", "rejected"],
  credited: [],
  rejected: [],
};

export function canBecome(from: DepositState, to: DepositState): boolean {
  return nextStates[from].includes(to);
}

export const depositMin: Satang = satang(100_00);
export const depositMax: Satang = satang(200_000_00);
export const DEPOSIT_LIVE_MS = 15 * MINUTE_MS;
/** How long a slot rests behind an expiry before it is given out again. */
export const SLOT_REST_MS = DAY_MS;
export const FIRST_SLOT = 1;
export const LAST_SLOT = 99;

/** Whole baht between 100 and 200,000, both included. */
export function isDepositAmount(amount: Satang): boolean {
  return amount % 100 === 0 && amount >= depositMin && amount <= depositMax;
}

/** The lowest slot (1–99) not taken for this account and amount; null: the member should try another amount. */
export function lowestFreeSlot(taken: Iterable<number>): number | null {
  const used = new Set(taken);
  for (let slot = FIRST_SLOT; slot <= LAST_SLOT; slot += 1) if (!used.has(slot)) return slot;
  return null;
}

/** What to transfer, to the satang: the amount and the slot as its satang. */
export function prepareTotal(amount: Satang, slot: number): Satang {
  if (!isDepositAmount(amount)) throw new RangeError(`not a deposit amount: ${amount} satang`);
  if (!Number.isInteger(slot) || slot < FIRST_SLOT || slot > LAST_SLOT) {
    throw new RangeError(`not a slot: ${slot}`);
  }
  return satang(amount + slot);
}

/** When a slot that was given out at `createdAtMs` may be given out again. */
export function slotFreeAtMs(createdAtMs: number): number {
  return createdAtMs + DEPOSIT_LIVE_MS + SLOT_REST_MS;
}

/** A request as the matching sees it. */
export interface DepositRequest {
  readonly id: string;
  readonly accountId: string;
  readonly total: Satang;
  readonly state: DepositState;
  readonly createdAtMs: number;
}

/** A row of a bank's feed; `atMs` is when the bank booked it. */
export interface FeedRow {
  readonly accountId: string;
  readonly amount: Satang;
  readonly atMs: number;
}

export type FeedVerdict =
  | { readonly kind: "matches"; readonly id: string }
  /** The total of a request whose time was over, or that was cancelled. */
  | { readonly kind: "late"; readonly id: string }
  /** The whole baht of live requests, but not their satang. */
  | { readonly kind: "inexact"; readonly ids: readonly string[] }
  | { readonly kind: "unknown" };

/**
 * What a feed row means for the requests of its account. Only an exact one credits: same account, same
 * total, not used before, booked while the request was live. There is no tolerance; all else goes to staff.
 */
export function verdictOn(row: FeedRow, requests: readonly DepositRequest[]): FeedVerdict {
  const sameAccount = requests.filter(
    (request) => request.accountId === row.accountId && request.createdAtMs <= row.atMs,
  );
  const exact = sameAccount.filter((request) => request.total === row.amount);
  const match = exact.find(
    ({ state, createdAtMs }) =>
      // A row may reach us after its request expired; the bank's own time counts.
      (state === "waiting" || state === "expired") && row.atMs < createdAtMs + DEPOSIT_LIVE_MS,
  );
  if (match) return { kind: "matches", id: match.id };
  const late = exact
    .filter(({ state, createdAtMs }) => state !== "credited" && row.atMs < slotFreeAtMs(createdAtMs))
    .sort((a, b) => b.createdAtMs - a.createdAtMs)[0];
  if (late) return { kind: "late", id: late.id };
  const near = sameAccount.filter(
    ({ state, total, createdAtMs }) =>
      state === "waiting" &&
      total !== row.amount &&
      Math.floor(total / 100) === Math.floor(row.amount / 100) &&
      row.atMs < createdAtMs + DEPOSIT_LIVE_MS,
  );
  return near.length > 0 ? { kind: "inexact", ids: near.map(({ id }) => id) } : { kind: "unknown" };
}
