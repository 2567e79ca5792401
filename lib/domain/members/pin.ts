import { MINUTE_MS } from "../time/time";

/** A session without activity for this long is asked for the PIN before it moves money (decision 33). */
export const PIN_IDLE_MS = 30 * MINUTE_MS;
/** How long a confirmed PIN stays valid. */
export const PIN_HOLDS_MS = 5 * MINUTE_MS;

/** When a session was last active and last confirmed, ms since 1970 by real time. */
export interface SessionActivity {
  /** The last activity; activity after a long silence does not count until the PIN was given. */
  readonly actedAtMs: number;
  /** Until when the last PIN is valid; 0 when none was given. */
  readonly confirmedUntilMs: number;
}

export function isPinConfirmed(shown: SessionActivity, nowMs: number): boolean {
  return nowMs < shown.confirmedUntilMs;
}

/** True after too long without activity. */
export function isIdle(shown: Pick<SessionActivity, "actedAtMs">, nowMs: number): boolean {
  return nowMs - shown.actedAtMs >= PIN_IDLE_MS;
}

/** True when a call that asks for the PIN has to wait for it. */
export function needsPin(asks: "idle" | "always", shown: SessionActivity, nowMs: number): boolean {
  if (isPinConfirmed(shown, nowMs)) return false;
  return asks === "always" || isIdle(shown, nowMs);
}
