import { epochMs, MINUTE_MS } from "../time/time";
import { type DepositState, slotFreeAtMs } from "./deposit";

/**
 * A request as the matching sees it. Amounts are integers of the account's smallest unit: satang, or units of a
 * coin.
 */
export interface DepositRequest {
  readonly id: string;
  readonly accountId: string;
  readonly total: number;
  readonly state: DepositState;
  readonly createdAtMs: number;
  readonly expiresAtMs: number;
}

/** A row of a feed; `atMs` is when the bank booked it, or when the chain first reported it. */
export interface FeedRow {
  readonly accountId: string;
  readonly amount: number;
  readonly atMs: number;
}

export type FeedVerdict =
  | { readonly kind: "matches"; readonly id: string }
  /** The total of a request that had expired or was cancelled. */
  | { readonly kind: "late"; readonly id: string }
  /** The total of a request that was credited already. */
  | { readonly kind: "used"; readonly id: string }
  /** Differs from waiting requests in the satang only: the whole baht are the same. */
  | { readonly kind: "inexact"; readonly ids: readonly string[] }
  | { readonly kind: "unknown" };

/** True for a moment at which a bank or a chain can have booked money for this site. */
export function isBookingTime(atMs: number): boolean {
  return atMs >= epochMs("2020-01-01T00:00:00Z") && atMs < epochMs("2100-01-01T00:00:00Z");
}

/** Satang in a baht: the satang tell requests of the same amount apart. */
const UNITS_OF_WHOLE = 100;

/**
 * States whose request is credited by money booked in time, even when the row arrives after the expiry or the
 * claim.
 */
const takesMoneyInTime: ReadonlySet<DepositState> = new Set(["waiting", "expired", "claimed"]);

/**
 * Until when the money of a row may have come. Many banks print hours and minutes alone: a time without seconds stands
 * for its whole minute. There is no tolerance in the amount, whose satang are the request's own.
 */
const latestBookingMs = (atMs: number): number => (atMs % MINUTE_MS === 0 ? atMs + MINUTE_MS - 1 : atMs);

/**
 * What a feed row means for the requests of its account. It credits only when it is exact: same account, same
 * total, not used before, booked while the request was live. There is no tolerance; everything else goes to
 * staff.
 */
export function verdictOn(row: FeedRow, requests: readonly DepositRequest[]): FeedVerdict {
  const sameAccount = requests.filter(
    (request) => request.accountId === row.accountId && request.createdAtMs <= latestBookingMs(row.atMs),
  );
  const exact = sameAccount
    .filter(({ total, expiresAtMs }) => total === row.amount && row.atMs < slotFreeAtMs(expiresAtMs))
    .sort((a, b) => b.createdAtMs - a.createdAtMs);
  const open = exact.filter(
    ({ state, expiresAtMs }) => takesMoneyInTime.has(state) && row.atMs < expiresAtMs,
  );
  const [newest] = open;
  if (newest) {
    // Made within the row's minute: an older request of the same amount may be meant just as well.
    const isAmbiguous = newest.createdAtMs > row.atMs && open.length > 1;
    return isAmbiguous ? { kind: "unknown" } : { kind: "matches", id: newest.id };
  }
  const late = exact.find(({ state }) => state !== "credited");
  if (late) return { kind: "late", id: late.id };
  const used = exact[0];
  if (used) return { kind: "used", id: used.id };
  const near = sameAccount.filter(
    ({ state, total, expiresAtMs }) =>
      state === "waiting" &&
      row.atMs < expiresAtMs &&
      Math.floor(total / UNITS_OF_WHOLE) === Math.floor(row.amount / UNITS_OF_WHOLE),
  );
  return near.length > 0 ? { kind: "inexact", ids: near.map(({ id }) => id) } : { kind: "unknown" };
}
