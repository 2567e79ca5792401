import { MINUTE_MS } from "./time";

/** A session that nobody acted on for so long is asked for the PIN before it touches money (decision 33). */
export const PIN_IDLE_MS = 30 * MINUTE_MS;
/** How long a confirmed PIN holds. */
export const PIN_HOLDS_MS = 5 * MINUTE_MS;

/** What a session has shown of its owner, ms since 1970 by real time. */
export interface PresenceShown {
  /** His last act; an act after a long silence does not count until the PIN was given. */
  readonly actedAtMs: number;
  /** Until when his last PIN holds; 0 when he never gave one. */
  readonly confirmedUntilMs: number;
}

export function isPinConfirmed(shown: PresenceShown, nowMs: number): boolean {
  return nowMs < shown.confirmedUntilMs;
}

/** True once the silence was too long. */
export function isIdle(shown: Pick<PresenceShown, "actedAtMs">, nowMs: number): boolean {
  return nowMs - shown.actedAtMs >= PIN_IDLE_MS;
}

/** True when an act that asks for the PIN has to wait for it. */
export function needsPin(asks: "idle" | "always", shown: PresenceShown, nowMs: number): boolean {
  if (isPinConfirmed(shown, nowMs)) return false;
  return asks === "always" || isIdle(shown, nowMs);
}
