import type { WrittenPrice } from "./expand-bets";
import type { WrittenHelper } from "./meaning";

/** Numbers with the words beside them. */
export interface WrittenGroup {
  readonly numbers: readonly string[];
  readonly marks: string;
  /** How many orders each has, where the text says so. */
  readonly orders?: number;
  /** A sweep: each number is its digit, none where it needs none. */
  readonly helper?: WrittenHelper;
  /** "10..19", "5x": asked whether all numbers between or of that form are meant. */
  readonly isRange?: true;
}

export interface WrittenBet extends WrittenGroup {
  readonly price: WrittenPrice;
}

/** Why a line with digits is not read. */
export type Why = "no-price" | "no-numbers" | "digits" | "price" | "words" | "unclear" | "stops" | "orders";

/** What a line says, by itself. */
export type Line =
  | { readonly kind: "heading"; readonly marks: string }
  /** Numbers whose price may stand on another line. `isDate`: digits as of a date or a time. */
  | { readonly kind: "numbers"; readonly group: WrittenGroup; readonly isDate?: true }
  /** `=10`: for the numbers above, or those below. `isSum`: a sum of money that names no numbers. */
  | { readonly kind: "price"; readonly marks: string; readonly price: WrittenPrice; readonly isSum?: true }
  | {
      readonly kind: "bets";
      readonly bets: readonly WrittenBet[];
      /** `50*50`: a price, where numbers wait for one. */
      readonly orPrice?: WrittenPrice;
    }
  | { readonly kind: "sets"; readonly numbers: readonly string[] }
  | { readonly kind: "unread"; readonly why: Why };

export const unread = (why: Why): Line => ({ kind: "unread", why });
