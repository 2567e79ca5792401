import { permutations } from "../poy/helpers";
import { digitsOf, type PoyOption } from "../poy/options";

/** A chance as an exact fraction. */
export interface Chance {
  readonly wins: number;
  readonly of: number;
}

/** Chance of a number on an option, every draw being equally likely. */
export function chanceOf(option: PoyOption, number: string): Chance {
  switch (option) {
    case "tode_3":
      return { wins: permutations(number).length, of: 1000 };
    case "teng_bon_nha_3":
    case "teng_lang_3":
      // Two prizes are drawn; a number drawn twice is paid once: 1 − 0.999².
      return { wins: 1999, of: 1_000_000 };
    case "teng_bon_1":
      return { wins: 1000 - 9 ** 3, of: 1000 };
    case "teng_lang_1":
      return { wins: 100 - 9 ** 2, of: 100 };
    default:
      return { wins: 1, of: 10 ** digitsOf(option) };
  }
}

/** The part of a stake that is returned on average: 0.9 for a rate of 900 on three top. */
export function expectedReturn(option: PoyOption, number: string, multiply: number): number {
  const { wins, of } = chanceOf(option, number);
  return (Math.round(multiply * 100) * wins) / (of * 100);
}
