import { type Satang, satang } from "../money/money";
import { plainDigits } from "../money/typed-amount";
import { type Pick, permutations } from "./helpers";
import { type Digits, digitsOf, type PoyOption } from "./options";
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

/** The number, "r" for every order, and the stakes behind a space or a "=". */
const shape = /^(\d+)\s*(กลับ|ก|r)?(?:[\s=]+(.*))?$/;
/** No comma: "1,000" is one stake to some and two to others, so it is not read. */
const betweenStakes = /\s*[\sx*×/+-]\s*/;

/** Reads `123`, `123 50`, `123 50 20`, `12=50x50`, `123r 20`, in digits of any of the site's scripts. */
export function readBet(text: string): ReadBet {
  const line = plainDigits(text).trim().toLowerCase();
  if (!/^\d{1,3}(?!\d)/.test(line)) return { problem: "number" };
  const [, number, reversed, rest = ""] = shape.exec(line) ?? [];
  const written = rest.trim() === "" ? [] : rest.trim().split(betweenStakes);
  const isRight = written.length <= 2 && written.every((stake) => /^\d{1,9}$/.test(stake));
  const isNothing = written.length > 0 && written.every((stake) => Number(stake) === 0);
  if (!number || !isRight || isNothing) return { problem: "stakes" };
  const stakes = written.map((stake) => satang(Number(stake) * BAHT));
  return { bet: { number, stakes, isReversed: reversed !== undefined } };
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
