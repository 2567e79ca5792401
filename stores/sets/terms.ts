import type { ReplyOf } from "@/lib/contract/endpoint";
import type { lottery4dQuotas } from "@/lib/contract/lotteries";
import { setPrice } from "@/lib/domain/four-digit";
import type { Satang } from "@/lib/domain/money";
import { defaultSetPrizes, type SetPrizes } from "@/lib/domain/sets/chance";

/** What a round of sets takes and pays, and what is left of its numbers. */
export interface SetTerms {
  /** Of one set, satang. */
  price: Satang;
  prizes: SetPrizes;
  /** Sets of a number that is not in `left`; null where the service does not tell. */
  quota: number | null;
  left: Readonly<Record<string, number>>;
}

/** The terms as the call tells them; without an answer the usual ones, and nobody knows what is left. */
export function setTermsOf(quotas: ReplyOf<typeof lottery4dQuotas> | null): SetTerms {
  if (!quotas) return { price: setPrice, prizes: defaultSetPrizes, quota: null, left: {} };
  const { price, prizes, quota, left } = quotas;
  return { price, prizes, quota, left: Object.fromEntries(left.map((one) => [one.number, one.left])) };
}

/** The most sets that one line of the create calls takes. */
const MOST_SETS = 1000;

export const leftIn =
  ({ quota, left }: Pick<SetTerms, "quota" | "left">) =>
  (number: string): number =>
    left[number] ?? quota ?? MOST_SETS;
