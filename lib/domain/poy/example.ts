import { picksOf } from "./helpers";
import { digitBoxCount } from "./keypad";
import { type BetTypeKey, isHelperKey } from "./options";

/** What the modes that are on make of one example number. */
export interface HelperExample {
  readonly typed: string;
  readonly numbers: readonly string[];
}

const typedExamples = { 1: "5", 2: "12", 3: "123" } as const;

/** The example of the helper modes that are on; null without a mode, or where they make nothing. */
export function exampleOf(selected: readonly BetTypeKey[]): HelperExample | null {
  if (!selected.some(isHelperKey)) return null;
  const typed = typedExamples[digitBoxCount(selected)];
  const picks = picksOf(selected, typed);
  const numbers = picks.filter(({ option }) => option === picks[0]?.option).map(({ number }) => number);
  return numbers.length > 0 ? { typed, numbers } : null;
}

/** The most numbers that an example lists in full. */
const LISTED = 6;

/** "05 15 … 95": the first two and the last, or all where there are few. */
export function shortList(numbers: readonly string[]): string {
  if (numbers.length <= LISTED) return numbers.join(" ");
  return [...numbers.slice(0, 2), "…", numbers.at(-1)].join(" ");
}
