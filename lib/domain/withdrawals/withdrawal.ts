import { type Satang, satang } from "../money/money";
import { atBangkok, bangkokDate, DAY_MS, MINUTE_MS } from "../time/time";

/**
 * A withdrawal has three steps: held when it is requested (`pending`), approved by staff (`approved`), sent by
 * the bank (`paid`). Members cannot cancel it themselves.
 */
export type WithdrawalState = "pending" | "approved" | "paid" | "rejected";

const nextStates: Readonly<Record<WithdrawalState, readonly WithdrawalState[]>> = {
  pending: ["approved", "rejected"],
  // From here on only the bank rejects it, when it could not send the money.
  approved: ["paid", "rejected"],
  paid: [],
  rejected: [],
};

export function canWithdrawalBecome(from: WithdrawalState, to: WithdrawalState): boolean {
  return nextStates[from].includes(to);
}

/** Limits of a withdrawal, all inclusive; a day is a Thai calendar day. */
export const withdrawMin: Satang = satang(100_00);
export const withdrawMaxEach: Satang = satang(49_000_00);
export const withdrawMaxDay: Satang = satang(200_000_00);
export const WITHDRAWS_A_DAY = 5;

/** Today's withdrawals that count: all but rejected ones. */
export interface WithdrawnToday {
  readonly count: number;
  readonly total: Satang;
  /** One that is neither paid nor rejected, of any day. */
  readonly hasPending: boolean;
}

export type WithdrawalRefusal =
  | "withdraw-pending-already"
  | "amount-out-of-range"
  | "withdraw-amount-too-high"
  | "withdraw-count-limit-reached"
  | "withdraw-day-limit-reached";

/** The first limit that an amount exceeds, or null. */
export function refuseWithdrawal(amount: Satang, today: WithdrawnToday): WithdrawalRefusal | null {
  if (today.hasPending) return "withdraw-pending-already";
  if (amount < withdrawMin) return "amount-out-of-range";
  if (amount > withdrawMaxEach) return "withdraw-amount-too-high";
  if (today.count >= WITHDRAWS_A_DAY) return "withdraw-count-limit-reached";
  if (today.total + amount > withdrawMaxDay) return "withdraw-day-limit-reached";
  return null;
}

/** The Thai calendar day of an instant, epoch ms: from its first millisecond to the next day's. */
export function withdrawalDay(nowMs: number): { fromMs: number; untilMs: number } {
  const fromMs = atBangkok(bangkokDate(nowMs), "00:00");
  return { fromMs, untilMs: fromMs + DAY_MS };
}

/** Staff's time for one withdrawal, and the shortest wait. */
const MS_EACH = 2 * MINUTE_MS;
const LEAST_WAIT_MS = 5 * MINUTE_MS;

/**
 * When a withdrawal is expected to be paid (epoch ms), from the moment it was requested and its position in the queue
 * then, 1 for the next one. Said once and kept: a time that moves on by itself promises nothing.
 */
export function expectedAtMs(askedAtMs: number, place: number): number {
  return askedAtMs + Math.max(LEAST_WAIT_MS, place * MS_EACH);
}
