import { DAY_MS } from "../time/time";

/** How far back sums reach. */
export const SUM_DAY_MS = DAY_MS;
export const SUM_MONTH_MS = 30 * DAY_MS;

/** What one operator and one member had by hand, without a second person (satang). */
export interface HandMoneySums {
  readonly maker: Span;
  /** Of the member whose money it is; null where the act is nobody's, as a payout of a round */
  readonly member: Span | null;
}

interface Span {
  readonly day: number;
  readonly month: number;
}

/** Limits in satang of 24 hours; in 30 days `monthTimes` as much. */
export interface HandMoneyBounds {
  readonly maker: number;
  readonly member: number;
  readonly monthTimes: number;
}

/** Why an amount needs a second person: it is too much by itself, or with what came before; null where it does not. */
export function causeOfSum(
  amount: number,
  { maker, member }: HandMoneySums,
  bounds: HandMoneyBounds,
): "above-limit" | "sum-above-limit" | null {
  if (amount > bounds.member) return "above-limit";
  const passes = ({ day, month }: Span, bound: number) =>
    day + amount > bound || month + amount > bound * bounds.monthTimes;
  return passes(maker, bounds.maker) || (member !== null && passes(member, bounds.member))
    ? "sum-above-limit"
    : null;
}
