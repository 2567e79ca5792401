import { digitsOf, type PoyOption } from "../poy/options";
import { type SlipResult, winningNumbers } from "./settlement";

/** Options with statistics; tode and the government's front and back threes add nothing to 3 top. */
export const countedOptions = [
  "teng_bon_2",
  "teng_lang_2",
  "teng_bon_3",
  "teng_bon_1",
  "teng_lang_1",
] as const satisfies readonly PoyOption[];
export type CountedOption = (typeof countedOptions)[number];

/** A number's record over some draws. */
export interface NumberRecord {
  readonly number: string;
  /** Draws in which it won; a run digit that came twice in a draw counts once, as it is paid once. */
  readonly count: number;
  /** Draws since it last won: 0 for the newest draw, null when it won in none of them. */
  readonly gap: number | null;
}

/** Every possible number of the option, in order, over draws given newest first. */
export function recordsOf(option: CountedOption, draws: readonly SlipResult[]): readonly NumberRecord[] {
  const seen = new Map<string, { count: number; gap: number }>();
  draws.forEach((draw, gap) => {
    for (const number of winningNumbers(draw, option)) {
      const record = seen.get(number);
      if (record) record.count += 1;
      else seen.set(number, { count: 1, gap });
    }
  });
  const digits = digitsOf(option);
  return Array.from({ length: 10 ** digits }, (_, at) => {
    const number = String(at).padStart(digits, "0");
    return { number, ...(seen.get(number) ?? { count: 0, gap: null }) };
  });
}

/** The most frequent numbers, on equal counts the most recent first; numbers that never came are left out. */
export function hottest(records: readonly NumberRecord[], most: number): readonly NumberRecord[] {
  return records
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.count - a.count || waited(a) - waited(b) || a.number.localeCompare(b.number))
    .slice(0, most);
}

/** The numbers that came longest ago; those that never came (`neverDrawn`) are waiting longer than the draws go back. */
export function coldest(records: readonly NumberRecord[], most: number): readonly NumberRecord[] {
  return records
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => waited(b) - waited(a) || a.number.localeCompare(b.number))
    .slice(0, most);
}

/** The numbers that won in none of the draws. */
export const neverDrawn = (records: readonly NumberRecord[]): readonly string[] =>
  records.filter(({ count }) => count === 0).map(({ number }) => number);

const waited = ({ gap }: NumberRecord) => gap ?? Number.MAX_SAFE_INTEGER;
