import { atBangkok, DAY_MS, MINUTE_MS, readDay } from "./time";
import { plainDigits } from "./typed-amount";

/** A day and a clock as people type them (`22/11/2026`, `14:05`, `14.05`, `1405`), Bangkok; epoch ms, null when it is none. */
export function readMoment(day: string, clock: string): number | null {
  const date = readDay(plainDigits(day));
  const typed = /^\s*(\d{1,2})[:.]?(\d{2})(?:[:.]\d{2})?\s*$/.exec(plainDigits(clock));
  if (!date || !typed) return null;
  const [hours, minutes] = [Number(typed[1]), Number(typed[2])];
  if (hours > 23 || minutes > 59) return null;
  return atBangkok(date, `${String(hours).padStart(2, "0")}:${String(minutes).padStart(2, "0")}`);
}

/** How old a transfer may be that is reported here. */
const OLDEST_MS = 7 * DAY_MS;
/** A member's watch may be ahead of ours by this much. */
const AHEAD_MS = 5 * MINUTE_MS;

export type MomentProblem = "timeWrong" | "timeAhead" | "timeOld";

/** When a transfer was made (epoch ms), or what is wrong with the time that was typed. */
export function judgeMoment(
  day: string,
  clock: string,
  nowMs: number,
): { atMs: number; problem?: undefined } | { atMs?: undefined; problem: MomentProblem } {
  const atMs = readMoment(day, clock);
  if (atMs === null) return { problem: "timeWrong" };
  if (atMs > nowMs + AHEAD_MS) return { problem: "timeAhead" };
  return atMs <= nowMs - OLDEST_MS ? { problem: "timeOld" } : { atMs };
}
