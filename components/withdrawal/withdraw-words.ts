import type { Satang } from "@/lib/domain/money/money";
import { typedFrom } from "@/lib/domain/money/typed-amount";
import type faults from "@/locales/th/fault.json";
import type words from "@/locales/th/withdraw.json";

/** Messages of the withdrawal page; Thai is the reference. */
export type WithdrawWords = typeof words;

/** The refusals that the form itself can foresee. */
export type ForeseenWords = Pick<
  typeof faults,
  | "currency-malformed"
  | "withdraw-pending-already"
  | "withdraw-amount-too-high"
  | "withdraw-count-limit-reached"
  | "withdraw-day-limit-reached"
>;

/** A limit of withdrawals, which is whole baht: ฿49,000. */
export const limitText = (limit: Satang): string => `฿${typedFrom(limit)}`;
