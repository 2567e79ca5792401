import { type Satang, satang } from "../money/money";
import { type Pick, permutations } from "./helpers";
import { type Digits, digitsOf, type PoyOption } from "./options";
import { plainOf } from "./paste/characters";
import { verdictOf } from "./paste/verdict";
import { stakePairs } from "./stake-pairs";

/** A bet typed in one line: a number, and up to two stakes, above × below. */
export interface TypedBet {
  readonly number: string;
  /** Whole baht in satang: none, one for every ticked option, or two for the pair of options. */
  readonly stakes: readonly Satang[];
  /** Every order of the digits. */
  readonly isReversed: boolean;
}

/** A pick with the stake that was typed for it; without one it starts at the minimum. */
export interface StakedPick extends Pick {
  readonly price?: Satang;
}

/** What is wrong with a typed line: its number, its stakes, no ticked option, or no pair for the second stake. */
type TypedBetProblem = "number" | "stakes" | "option" | "pair";

export type ReadBet =
  | { readonly bet: TypedBet; readonly problem?: undefined }
  | { readonly bet?: undefined; readonly problem: TypedBetProblem };

const BAHT = 100;

/** The first gap of a typed line stands for "=", further ones for "×": a line has one number. */
const gapped = /^(\d{1,3}) *(กลับ|ก|r)? +(?=\d)/i;
const withSigns = (line: string): string =>
  line.includes("=") ? line : line.replace(gapped, "$1 $2=").replace(/(?<=\d) +(?=\d)/g, "*");

/**
 * Reads `123`, `123 50`, `123 50 20`, `12=50x50`, `123r 20` by the reader of pasted texts: one number, at most two
 * stakes, no word but that for every order. What that reader asks about is refused here.
 */
export function readBet(text: string): ReadBet {
  const line = plainOf(text).text.trim();
  if (!/^\d{1,3}(?!\d)/.test(line)) return { problem: "number" };
  const { line: said, obstacles } = verdictOf(withSigns(line), 1);
  if (!said || obstacles.length > 0) return { problem: "stakes" };
  const group =
    said.kind === "numbers" ? { ...said.group, price: null } : said.kind === "bets" ? said.bets[0] : null;
  const [number = "", ...more] = group?.numbers ?? [];
  const isOne = said.kind === "numbers" || (said.kind === "bets" && said.bets.length === 1);
  const hasWords =
    group && (/[^R]/.test(group.marks) || group.helper || group.isRange || group.orders !== undefined);
  if (!group || !isOne || number === "" || more.length > 0 || hasWords || group.price?.around)
    return { problem: "stakes" };
  const factors = group.price?.factors ?? [];
  if (factors.length > 2 || (factors.length > 0 && factors.every((one) => one === 0)))
    return { problem: "stakes" };
  const stakes = factors.map((baht) => satang(baht * BAHT));
  return { bet: { number, stakes, isReversed: group.marks.includes("R") } };
}

interface RoundOptions {
  readonly ticked: readonly PoyOption[];
  readonly offered: readonly PoyOption[];
}

export type PicksOfBet =
  | { readonly picks: readonly StakedPick[]; readonly problem?: undefined }
  | { readonly picks?: undefined; readonly problem: TypedBetProblem };

/**
 * The lines of a typed bet. No stake or one: on every ticked option of the number's length. Two: on the straight bet
 * and its pair (below, run below, any order), ticked or not; a stake of 0 leaves its option out. Any order holds
 * every order already, so a reversed number is on it once.
 */
export function picksOfBet(
  { number, stakes, isReversed }: TypedBet,
  { ticked, offered }: RoundOptions,
): PicksOfBet {
  const digits = number.length as Digits;
  const asked =
    stakes.length === 2
      ? stakePairs[digits]
          .map((option, at) => ({ option, price: stakes[at] }))
          .filter(({ price }) => price !== 0)
      : ticked
          .filter((option) => digitsOf(option) === digits)
          .map((option) => ({ option, price: stakes[0] }));
  if (asked.length === 0) return { problem: "option" };
  if (asked.some(({ option }) => !offered.includes(option))) return { problem: "pair" };
  return {
    picks: asked.flatMap(({ option, price }) => {
      const numbers = isReversed && option !== "tode_3" ? permutations(number) : [number];
      return numbers.map((one) => ({ option, number: one, ...(price !== undefined && { price }) }));
    }),
  };
}
