import { isReportTime } from "../deposits/deposit-channels";
import { atBangkok, bangkokDate } from "./time";
import { dateOf, readClock, readDay, writtenMoment } from "./time-written";

/**
 * The day and the time of two boxes, as people type or copy them; null for one that is none. A bank's line, which holds
 * both, may stand in either box; where the other one says something else, nobody knows which is right.
 */
function readBoxes(day: string, clock: string): { date: string | null; time: string | null } {
  const [inDay, inClock] = [writtenMoment(day), writtenMoment(clock)];
  const pasted = inClock?.day && inClock.clock !== null ? dateOf(inClock.day) : null;
  const dates = agreed(readDay(day), pasted, day);
  const times = agreed(readClock(clock), inDay?.day ? inDay.clock : null, clock);
  return { date: dates, time: times };
}

/** What the box itself says; what the other one says too where this one is empty, or says the same. */
const agreed = (own: string | null, other: string | null, text: string): string | null => {
  if (other === null || own === other) return own;
  return text.trim() === "" ? other : null;
};

/** A day and time as people type or copy them, Bangkok; epoch ms, null when invalid. */
export function readMoment(day: string, clock: string): number | null {
  const { date, time } = readBoxes(day, clock);
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
  const { date, time } = readBoxes(day, clock);
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
