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
