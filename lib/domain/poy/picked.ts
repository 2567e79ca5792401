import { type PoyOption, poyOptions } from "./options";
import type { SlipLine } from "./slip";

/** One number of the slip with all its lines, on whatever options they are. */
export interface PickedNumber {
  readonly number: string;
  /** Each once, in the slip's display order. */
  readonly options: readonly PoyOption[];
  /** How often the number is on one of its options; 1 without a repeat. */
  readonly times: number;
  readonly refs: readonly string[];
}

/** The numbers of the slip, the one added last first. Lines of one number are merged: above and below are one. */
export function pickedNumbers(
  lines: readonly Pick<SlipLine, "ref" | "option" | "number">[],
): readonly PickedNumber[] {
  const byNumber = new Map<string, (typeof lines)[number][]>();
  for (const line of lines.toReversed()) {
    const own = byNumber.get(line.number);
    if (own) own.push(line);
    else byNumber.set(line.number, [line]);
  }
  return [...byNumber].map(([number, own]) => ({
    number,
    options: poyOptions.filter((option) => own.some((line) => line.option === option)),
    times: Math.max(...poyOptions.map((option) => own.filter((line) => line.option === option).length)),
    refs: own.map(({ ref }) => ref),
  }));
}
