export type CountdownState = "calm" | "soon" | "last" | "closed";

const MINUTE = 60;
const HOUR = 3600;
const DAY = 86_400;

/** calm until `soonSeconds` (10 minutes) are left, then soon, under a minute last, from zero on closed. */
export function countdownState(secondsLeft: number, soonSeconds = 10 * MINUTE): CountdownState {
  if (secondsLeft <= 0) return "closed";
  if (secondsLeft < MINUTE) return "last";
  return secondsLeft < soonSeconds ? "soon" : "calm";
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
