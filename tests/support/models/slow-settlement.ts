import type { PoyLine, SetPoyLine } from "@/lib/contract/poys";
import type { RoundResult } from "@/lib/contract/results";

/**
 * What a line pays, worked out the slow way and by itself: no rule of the product is used here. Digits are
 * compared one by one, permutations are tried, and the product is taken in whole numbers. Satang.
 */
export function slowPay({ option, number, price, multiply }: PoyLine, result: RoundResult): number {
  if (!slowWins(option, number, result)) return 0;
  const hundredths = BigInt(multiply.toFixed(2).replace(".", ""));
  const product = BigInt(price) * hundredths;
  if (product % 100n !== 0n) throw new Error("a fraction of a satang");
  return Number(product / 100n);
}

export const slowPayOfLines = (lines: readonly PoyLine[], result: RoundResult): number =>
  lines.reduce((sum, line) => sum + slowPay(line, result), 0);

/** The payout of a line of sets: one prize a set, checked from the highest down, digit by digit. Satang. */
export function slowPayOfSets({ number, sets }: Pick<SetPoyLine, "number" | "sets">, draw: string): number {
  const [a, b, c, d] = [...number];
  const [w, x, y, z] = [...draw];
  const bag = (...digits: (string | undefined)[]) => digits.sort().join("");
  let baht = 0;
  if (a === w && b === x && c === y && d === z) baht = 125_000;
  else if (b === x && c === y && d === z) baht = 41_000;
  else if (bag(a, b, c, d) === bag(w, x, y, z)) baht = 5_500;
  else if (bag(b, c, d) === bag(x, y, z)) baht = 4_100;
  else if (a === w && b === x && c === y) baht = 1_800;
  else if ((a === w && b === x) || (c === y && d === z)) baht = 1_600;
  return baht * 100 * sets;
}

function slowWins(option: string, number: string, result: RoundResult): boolean {
  if ("draw4" in result) return false;
  const top = "first" in result ? [...result.first].slice(3, 6) : [...result.top3];
  const bottom = "first" in result ? [...result.back2] : [...result.bottom2];
  const typed = [...number];
  switch (option) {
    case "teng_bon_3":
      return same(typed, top);
    case "tode_3":
      for (const [a, b, c] of orders) {
        if (typed[a] === top[0] && typed[b] === top[1] && typed[c] === top[2]) return true;
      }
      return false;
    case "teng_bon_nha_3":
      return "first" in result && result.front3.some((prize) => same(typed, [...prize]));
    case "teng_lang_3":
      return "first" in result && result.back3.some((prize) => same(typed, [...prize]));
    case "teng_bon_2":
      return same(typed, [top[1], top[2]]);
    case "teng_lang_2":
      return same(typed, bottom);
    case "teng_bon_1":
      return top.some((digit) => digit === number);
    case "teng_lang_1":
      return bottom.some((digit) => digit === number);
    default:
      throw new Error(`no such option: ${option}`);
  }
}

const orders = [
  [0, 1, 2],
  [0, 2, 1],
  [1, 0, 2],
  [1, 2, 0],
  [2, 0, 1],
  [2, 1, 0],
] as const;

function same(a: readonly (string | undefined)[], b: readonly (string | undefined)[]): boolean {
  return a.length === b.length && a.every((digit, at) => digit !== undefined && digit === b[at]);
}
