import { HOUR_MS, MINUTE_MS } from "../time/time";

/** The counter of failed logins of one user name, whether it exists or not. */
export interface LoginCounter {
  /** Failures since the last lock or success. */
  readonly failures: number;
  /** Locks since the last success: each is twice as long as the one before. */
  readonly locks: number;
  readonly lockedUntilMs: number;
}

export const LOGIN_LIMIT = 5;
const FIRST_LOCK_MS = 15 * MINUTE_MS;
const LONGEST_LOCK_MS = 24 * HOUR_MS;

/** A counter after a success or an OTP reset. */
export const freshCounter: LoginCounter = { failures: 0, locks: 0, lockedUntilMs: 0 };

export function isLocked(counter: LoginCounter, nowMs: number): boolean {
  return nowMs < counter.lockedUntilMs;
}

/** Counts a failure. The fifth locks for 15 minutes, doubling to 24 hours; attempts while locked change nothing. */
export function failLogin(counter: LoginCounter, nowMs: number): LoginCounter {
  if (isLocked(counter, nowMs)) return counter;
  const failures = counter.failures + 1;
  if (failures < LOGIN_LIMIT) return { ...counter, failures };
  return { failures: 0, locks: counter.locks + 1, lockedUntilMs: nowMs + lockMs(counter.locks) };
}

/** Length of the next lock after so many earlier ones, ms. */
export function lockMs(earlierLocks: number): number {
  return Math.min(FIRST_LOCK_MS * 2 ** Math.min(earlierLocks, 10), LONGEST_LOCK_MS);
}
