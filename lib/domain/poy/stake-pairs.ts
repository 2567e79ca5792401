import type { Digits, PoyOption } from "./options";

/** The straight bet of a length, and the one that a second stake is for. */
export const stakePairs: Readonly<Record<Digits, readonly [PoyOption, PoyOption]>> = {
  1: ["teng_bon_1", "teng_lang_1"],
  2: ["teng_bon_2", "teng_lang_2"],
  3: ["teng_bon_3", "tode_3"],
};

/** The pair of options that two stakes are for, where both are ticked; else null: one stake is for all that is. */
export function tickedPair(
  digits: Digits,
  ticked: readonly string[],
): readonly [PoyOption, PoyOption] | null {
  const pair = stakePairs[digits];
  return pair.every((option) => ticked.includes(option)) ? pair : null;
}

/** A line as one types it here: `123 50`, or with a stake for each option of a pair, `12 50 50`. */
export const exampleLine = (digits: Digits, hasPair: boolean): string =>
  `${"123".slice(0, digits)} 50${hasPair ? " 50" : ""}`;
