import { type Satang, satang } from "../money/money";

/** Settled stake per point (satang: 100 baht). */
export const SATANG_PER_POINT = 100_00;

export interface Loyalty {
  readonly points: number;
  /** Settled stake that does not make a point yet (satang). */
  readonly remainder: Satang;
}

/**
 * Points and remainder after further settled stakes (satang). Points are given in SQL by `pay_round_rewards`,
 * for a whole round at once; `tests/parity/loyalty` runs both on one table.
 */
export function earnPoints({ points, remainder }: Loyalty, stake: Satang): Loyalty {
  const counted = remainder + stake;
  return {
    points: points + Math.floor(counted / SATANG_PER_POINT),
    remainder: satang(counted % SATANG_PER_POINT),
  };
}
