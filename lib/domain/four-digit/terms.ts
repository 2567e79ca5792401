import type { Satang } from "../money/money";
import { defaultSetPrizes, type SetPrizes } from "./chance";
import type { LeftOf } from "./slip";
import { setPrice } from "./tiers";

/** The terms of a round of sets, and what is left of its numbers. */
export interface SetTerms {
  /** Of one set, satang. */
  price: Satang;
  prizes: SetPrizes;
  /** Sets of a number that is not in `left`; null where the upstream does not say. */
  quota: number | null;
  left: Readonly<Record<string, number>>;
}

/** The upstream's answer on a round of sets. `prizes` and `price` of one set, satang. */
export interface SetQuotas {
  readonly price: Satang;
  readonly prizes: SetPrizes;
  readonly quota: number;
  readonly left: readonly { readonly number: string; readonly left: number }[];
}

/** The terms of the answer; without one the defaults, and what is left is unknown. */
export function setTermsOf(quotas: SetQuotas | null): SetTerms {
  if (!quotas) return { price: setPrice, prizes: defaultSetPrizes, quota: null, left: {} };
  const { price, prizes, quota, left } = quotas;
  return { price, prizes, quota, left: Object.fromEntries(left.map((one) => [one.number, one.left])) };
}

/** The most sets that one line of the create calls takes. */
const MOST_SETS = 1000;

export const leftIn =
  ({ quota, left }: Pick<SetTerms, "quota" | "left">): LeftOf =>
  (number) =>
    left[number] ?? quota ?? MOST_SETS;
