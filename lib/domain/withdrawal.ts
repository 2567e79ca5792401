import { type Satang, satang } from "./money";

/** Limits of the spec's section 9, all inclusive; a day is a Thai calendar day. */
export const withdrawMin: Satang = satang(100_00);
export const withdrawMaxEach: Satang = satang(49_000_00);
export const withdrawMaxDay: Satang = satang(200_000_00);
export const WITHDRAWS_A_DAY = 5;

/** Today's withdrawals that count: pending and paid ones, not rejected ones. */
export interface WithdrawnToday {
  readonly count: number;
  readonly total: Satang;
  readonly hasPending: boolean;
}

export type WithdrawalRefusal =
  | "withdraw-pending-already"
  | "amount-out-of-range"
  | "withdraw-amount-too-high"
  | "withdraw-count-limit-reached"
  | "withdraw-day-limit-reached";

/** The first limit in the way of an amount, or null. */
export function refuseWithdrawal(amount: Satang, today: WithdrawnToday): WithdrawalRefusal | null {
  if (today.hasPending) return "withdraw-pending-already";
  if (amount < withdrawMin) return "amount-out-of-range";
  if (amount > withdrawMaxEach) return "withdraw-amount-too-high";
  if (today.count >= WITHDRAWS_A_DAY) return "withdraw-count-limit-reached";
  if (today.total + amount > withdrawMaxDay) return "withdraw-day-limit-reached";
  return null;
}
