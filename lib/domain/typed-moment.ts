import { isReportTime } from "./deposit-channels";
import { atBangkok, readDay } from "./time";
import { plainDigits } from "./typed-amount";

/**
 * A day and time as people type them (`22/11/2026`, `14:05`, `14.05`, `1405`), Bangkok; epoch ms, null when
 * invalid.
 */
export function readMoment(day: string, clock: string): number | null {
  const date = readDay(plainDigits(day));
  const typed = /^\s*(\d{1,2})[:.]?(\d{2})(?:[:.]\d{2})?\s*$/.exec(plainDigits(clock));
  if (!date || !typed) return null;
  const [hours, minutes] = [Number(typed[1]), Number(typed[2])];
  if (hours > 23 || minutes > 59) return null;
  return atBangkok(date, `${String(hours).padStart(2, "0")}:${String(minutes).padStart(2, "0")}`);
}

export type MomentProblem = "timeWrong" | "timeAhead" | "timeOld";

/** When a transfer was made (epoch ms), or the fault of the typed time. */
export function judgeMoment(
  day: string,
  clock: string,
  nowMs: number,
): { atMs: number; problem?: undefined } | { atMs?: undefined; problem: MomentProblem } {
  const atMs = readMoment(day, clock);
  if (atMs === null) return { problem: "timeWrong" };
  if (isReportTime(atMs, nowMs)) return { atMs };
  return { problem: atMs > nowMs ? "timeAhead" : "timeOld" };
}
