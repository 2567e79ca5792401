/** What a way to pay in allows, and when a member may say that money did not arrive by itself. */
import type { DepositState } from "./deposit";
import type { Satang } from "./money";
import { bangkokIso, DAY_MS, MINUTE_MS } from "./time";

/** Reports of transfers that a member may have waiting for staff at once. */
export const MOST_REPORTS = 3;
/** A quote of coins holds this long; a chain is slower than a bank. */
export const COIN_LIVE_MS = 30 * MINUTE_MS;
/** How long after a request a member may still claim money for it, and how old a reported transfer may be. */
export const CLAIM_WITHIN_MS = 7 * DAY_MS;
/** A member's own clock may be this much ahead of ours. */
const CLOCK_SLIP_MS = 5 * MINUTE_MS;

/** `HH:mm` in Bangkok; `from` is in, `to` is out. A `to` before `from` is on the next day. */
export interface Hours {
  readonly from: string;
  readonly to: string;
}

/** True where a channel with these hours takes requests; one without hours takes them round the clock. */
export function isOpenAt(hours: Hours | null, nowMs: number): boolean {
  if (!hours || hours.from === hours.to) return true;
  const clock = bangkokIso(nowMs).slice(11, 16);
  const { from, to } = hours;
  return from < to ? from <= clock && clock < to : from <= clock || clock < to;
}

/** Least and most of a channel, both allowed. */
export const isWithin = (amount: Satang, { min, max }: { min: Satang; max: Satang }): boolean =>
  amount >= min && amount <= max;

const claimable: ReadonlySet<DepositState> = new Set(["expired", "cancelled", "unmatched"]);

/** A claim is for a request that is over without its money, made within a week of it. */
export function isClaimable(state: DepositState, createdAtMs: number, nowMs: number): boolean {
  return claimable.has(state) && nowMs < createdAtMs + CLAIM_WITHIN_MS;
}

/** A transfer that someone reports lies behind him, and not further than a week. */
export function isReportTime(atMs: number, nowMs: number): boolean {
  return atMs > nowMs - CLAIM_WITHIN_MS && atMs <= nowMs + CLOCK_SLIP_MS;
}
