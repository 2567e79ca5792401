import { DAY_SECONDS, displayDuration } from "@/lib/domain/time/time";

export type CountdownState = "calm" | "soon" | "last" | "closed";

const MINUTE = 60;

/** calm until `soonSeconds` (10 minutes) are left, then soon, under a minute last, from zero on closed. */
export function countdownState(secondsLeft: number, soonSeconds = 10 * MINUTE): CountdownState {
  if (secondsLeft <= 0) return "closed";
  if (secondsLeft < MINUTE) return "last";
  return secondsLeft < soonSeconds ? "soon" : "calm";
}

/** "2 d 03:04:05", "03:04:05", "04:05" under an hour. */
export function countdownText(secondsLeft: number, day: string): string {
  const left = Math.max(0, secondsLeft);
  if (left < DAY_SECONDS) return displayDuration(left);
  return `${Math.floor(left / DAY_SECONDS)} ${day} ${displayDuration(left % DAY_SECONDS, true)}`;
}
