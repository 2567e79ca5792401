/** What a deposit channel allows, and when a member may claim that money did not arrive. */

import type { Satang } from "../money/money";
import { DAY_MS, displayTime, MINUTE_MS } from "../time/time";
import type { DepositState } from "./deposit";

/** The holder of the accounts that take play credit only; the site says it in the member's language. */
export const PLAY_ACCOUNT_NAME = "House of Numbers (play credit)";
/** Reported transfers that one member may have waiting for staff. */
export const MOST_REPORTS = 3;
/** How long a quote of coins holds; a chain is slower than a bank. */
export const COIN_LIVE_MS = 30 * MINUTE_MS;
/** How long after a request a member may still claim money for it, and how old a reported transfer may be. */
const CLAIM_WITHIN_MS = 7 * DAY_MS;
/** A member's clock may be this much ahead of the server's. */
const CLOCK_SLIP_MS = 5 * MINUTE_MS;

/** `HH:mm` in Bangkok; `from` is included, `to` is not. A `to` before `from` is on the next day. */
export interface Hours {
  readonly from: string;
  readonly to: string;
}

/** True while a channel with these hours takes requests; one without hours always does. */
export function isOpenAt(hours: Hours | null, nowMs: number): boolean {
  if (!hours || hours.from === hours.to) return true;
  const clock = displayTime(nowMs);
  const { from, to } = hours;
  return from < to ? from <= clock && clock < to : from <= clock || clock < to;
}

/** Minimum and maximum of a channel, both included. */
export const isWithin = (amount: Satang, { min, max }: { min: Satang; max: Satang }): boolean =>
  amount >= min && amount <= max;

const claimable: ReadonlySet<DepositState> = new Set(["expired", "cancelled", "unmatched"]);

/** A request can be claimed when it ended without its money, within a week of its creation. */
export function isClaimable(state: DepositState, createdAtMs: number, nowMs: number): boolean {
  return claimable.has(state) && nowMs < createdAtMs + CLAIM_WITHIN_MS;
}

/** A reported transfer must be in the past, at most a week ago. */
export function isReportTime(atMs: number, nowMs: number): boolean {
  return atMs > nowMs - CLAIM_WITHIN_MS && atMs <= nowMs + CLOCK_SLIP_MS;
}
