import { type Satang, satang } from "./money";

/** Sums of slips, in satang. */
export interface SlipSums {
  /** Everything staked, whatever became of it */
  stakes: Satang;
  /** Stakes that went back: cancelled by members, or refunded with a void round */
  returned: Satang;
  /** Stakes that are not decided yet */
  open: Satang;
  payouts: Satang;
}

/**
 * The house's result on decided slips: what it kept of their stakes, and that as a percentage of them with two
 * decimals; null where nothing is decided. Commissions and gifts are not in it.
 */
export function houseHold({ stakes, returned, open, payouts }: SlipSums): {
  profit: Satang;
  holdPercent: number | null;
} {
  const decided = stakes - returned - open;
  const profit = satang(decided - payouts);
  return { profit, holdPercent: decided > 0 ? Math.round((profit / decided) * 10_000) / 100 : null };
}
