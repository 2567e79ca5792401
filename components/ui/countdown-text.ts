import { CLOSING_SOON_MS, LAST_MINUTE_MS } from "@/lib/domain/rounds/phase";
import { SECOND_MS } from "@/lib/domain/time";

export type CountdownState = "calm" | "soon" | "last" | "closed";

const MINUTE = 60;
const HOUR = 3600;
const DAY = 86_400;

/** calm until 10 minutes are left, then soon, under a minute last, from zero on closed: the phases of a round. */
export function countdownState(secondsLeft: number): CountdownState {
  if (secondsLeft <= 0) return "closed";
  const leftMs = secondsLeft * SECOND_MS;
  if (leftMs < LAST_MINUTE_MS) return "last";
  return leftMs < CLOSING_SOON_MS ? "soon" : "calm";
}

/** "2 d 03:04:05", "03:04:05", "04:05" under an hour. */
export function countdownText(secondsLeft: number, day: string): string {
  const left = Math.max(0, secondsLeft);
  const two = (amount: number) => String(Math.floor(amount)).padStart(2, "0");
  const minutes = `${two((left % HOUR) / MINUTE)}:${two(left % MINUTE)}`;
  if (left < HOUR) return minutes;
  const hours = `${two((left % DAY) / HOUR)}:${minutes}`;
  return left < DAY ? hours : `${Math.floor(left / DAY)} ${day} ${hours}`;
}
