import { isDate, readDay } from "./time";

/**
 * The day nearest to one that is written like a day and is none (31/02/2026, 99/99/2026), at the latest `last` where
 * there is one; null for any other text. Days and `last` are `YYYY-MM-DD`.
 */
export function nearestDay(text: string, last?: string): string | null {
  if (readDay(text)) return null;
  const asAddress = /^\s*(\d{4})-(\d{1,2})-(\d{1,2})\s*$/.exec(text);
  const asTyped = /^\s*(\d{1,2})[\s/.-](\d{1,2})[\s/.-](\d{4})\s*$/.exec(text);
  const [year, month, day] = asAddress ? asAddress.slice(1) : (asTyped?.slice(1).toReversed() ?? []);
  if (year === undefined || month === undefined || day === undefined) return null;
  const near = (value: string, most: number) =>
    String(Math.min(Math.max(Number(value), 1), most)).padStart(2, "0");
  const inMonth = `${year}-${near(month, 12)}`;
  for (let most = 31; most >= 28; most--) {
    // Read as it is typed, so that Buddhist years count here, too.
    const found = readDay([near(day, most), ...inMonth.split("-").toReversed()].join("/"));
    if (found && isDate(found)) return last !== undefined && found > last ? last : found;
  }
  return null;
}
