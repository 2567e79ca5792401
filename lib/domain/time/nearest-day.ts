import { addDays, endOfMonth } from "./time";
import { dateOf, readDay, writtenDay } from "./time-written";

/**
 * The day nearest to one that is written like a day and is none (31/02/2026, 99/99/2026), at the latest `last` where
 * there is one; null for any other text. Days and `last` are `YYYY-MM-DD`.
 */
export function nearestDay(text: string, last?: string): string | null {
  const written = readDay(text) === null ? writtenDay(text) : null;
  const first = written && dateOf({ ...written, month: within(written.month, 12), day: 1 });
  if (!first) return null;
  const [found] = [addDays(first, within(written.day, 31) - 1), endOfMonth(first)].sort();
  return found !== undefined && last !== undefined && found > last ? last : (found ?? null);
}

const within = (value: number, most: number) => Math.min(Math.max(value, 1), most);
