/** Numbers in an address: `teng_bon_2:12,teng_bon_2:34`. */
import { isNumberFor, isPoyOption, type PoyOption } from "./options";

export interface NamedNumber {
  readonly option: PoyOption;
  readonly number: string;
}

/** The most that an address names: more would be a slip, which has an address of its own. */
const MOST = 50;

export const writeNumbers = (numbers: readonly NamedNumber[]): string =>
  numbers.map(({ option, number }) => `${option}:${number}`).join(",");

/** Those that can be bet, each once; the rest of the text is left out. */
export function readNumbers(text: string): NamedNumber[] {
  const words = [...new Set(text.split(","))].slice(0, MOST);
  return words.flatMap((word) => {
    const [option = "", number = "", ...more] = word.split(":");
    return more.length === 0 && isPoyOption(option) && isNumberFor(option, number)
      ? [{ option, number }]
      : [];
  });
}
