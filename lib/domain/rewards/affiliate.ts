import { type Satang, satang } from "../money/money";
import { plainLine } from "../money/typed-amount";

/** A referrer's commission on a friend's settled stake, in thousandths. */
export const COMMISSION_PER_MILLE = 6;
/** The same in per cent, as people read it. */
export const COMMISSION_PERCENT = COMMISSION_PER_MILLE / 10;

/** Bounds of one move to credit (satang: 500 and 10,000 baht), both included. */
export const afMoveMin = satang(500_00);
export const afMoveMax = satang(10_000_00);

/** Types of affiliate entries. The commission has a type of its own, because the cash statement never lists it. */
export const AF_COMMISSION = "AF_COMMISSION";
export const AF_MOVE = "MOVE_AF_TO_MONEY";

/**
 * Commission on one slip (satang), rounded down to whole satang. It is paid in SQL by `pay_round_rewards`, for a
 * whole round at once; `tests/parity/commission` runs both on one table.
 */
export function commissionOf(stake: Satang): Satang {
  return satang(Math.floor((stake * COMMISSION_PER_MILLE) / 1000));
}

export type AfMoveFault = "amount-out-of-range" | "balance-too-low";

/** Why an amount (satang) cannot be moved to credit now; null when it can. */
export function afMoveFault(amount: Satang, balance: Satang): AfMoveFault | null {
  if (amount < afMoveMin || amount > afMoveMax) return "amount-out-of-range";
  return amount > balance ? "balance-too-low" : null;
}

/** The largest single move of a balance (satang); null while the balance is below the minimum. */
export function mostMovable(balance: Satang): Satang | null {
  return balance < afMoveMin ? null : satang(Math.min(balance, afMoveMax));
}

/**
 * Letters and digits of an invitation code: none that looks like another, and no vowels, so that no words arise.
 */
const AF_SLUG = /^[34679cdfghjkmnpqrtvwxy]{8}$/;

/** An invitation code as typed or followed, normalised; null when it cannot be a member's. */
export function readAfSlug(text: string): string | null {
  const slug = plainLine(text).toLowerCase();
  return AF_SLUG.test(slug) ? slug : null;
}
