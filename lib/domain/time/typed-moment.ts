import { isReportTime } from "../deposits/deposit-channels";
import { plainDigits } from "../money/typed-amount";
import { atBangkok, bangkokDate, readDay } from "./time";

/** `HH:mm` of a typed time of day; null when it is none. */
function readClock(text: string): string | null {
  const typed = /^\s*(\d{1,2})[:.]?(\d{2})(?:[:.]\d{2})?\s*$/.exec(plainDigits(text));
  if (!typed) return null;
  const [hours, minutes] = [Number(typed[1]), Number(typed[2])];
  if (hours > 23 || minutes > 59) return null;
  return `${String(hours).padStart(2, "0")}:${String(minutes).padStart(2, "0")}`;
}

/**
 * A day and time as people type them (`22/11/2026`, `14:05`, `14.05`, `1405`), Bangkok; epoch ms, null when
 * invalid.
 */
export function readMoment(day: string, clock: string): number | null {
  const [date, time] = [readDay(plainDigits(day)), readClock(clock)];
  return date && time ? atBangkok(date, time) : null;
}

/** What is wrong with the day and with the time, each said where it was typed. */
export interface MomentProblems {
  day?: "dayWrong" | "dayAhead" | "timeOld";
  time?: "timeWrong" | "timeAhead";
}

/** When a transfer was made (epoch ms), or what is wrong with the typed day and time. */
export function judgeMoment(
  day: string,
  clock: string,
  nowMs: number,
): { atMs: number; problems: null } | { atMs?: undefined; problems: MomentProblems } {
  const date = readDay(plainDigits(day));
  const time = readClock(clock);
  const today = bangkokDate(nowMs);
  if (date !== null && time !== null) {
    const atMs = atBangkok(date, time);
    if (isReportTime(atMs, nowMs)) return { atMs, problems: null };
    if (atMs < nowMs) return { problems: { day: "timeOld" } };
    return { problems: date > today ? { day: "dayAhead" } : { time: "timeAhead" } };
  }
  return {
    problems: {
      ...(date === null ? { day: "dayWrong" } : date > today ? { day: "dayAhead" } : null),
      ...(time === null && { time: "timeWrong" }),
    },
  };
}
