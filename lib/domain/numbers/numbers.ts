import { type Satang, satang } from "../money/money";
import { digitsOf, type PoyOption } from "../poy/options";

/** A step by the sales of one number and option: from this much sold, the rate is cut to this percentage. */
export interface SaleTier {
  readonly soldFrom: Satang;
  /** Percent of the rate; 0 closes the number. */
  readonly percent: number;
}

/** Below 50,000 baht the full rate, below 100,000 half, then closed. Ascending; operators edit the rows. */
export const saleTiers: readonly SaleTier[] = [
  { soldFrom: satang(0), percent: 100 },
  { soldFrom: satang(50_000_00), percent: 50 },
  { soldFrom: satang(100_000_00), percent: 0 },
];

/** Number sets that one member can save; few enough to list at once. */
export const NUMBER_SETS_MAX = 100;
/** Numbers in one set; the bound of `number-sets.create`. */
export const NUMBER_SET_ROWS_MAX = 200;

/** Cap of one member per number and option in a round, over all their slips, as a multiple of the largest stake. */
const MEMBER_CAP_TIMES = 5;

/**
 * The rate of a number: the default or the operator's entry, cut by the tier of what was sold on it *before* the
 * slip (a line never splits). Two decimals, rounded down. 0 closes the number. Slips are checked by the same
 * rule in SQL (`place_poy`), which also reports changed rates; `tests/parity/rate` runs both on one table.
 */
export function rateOf(
  number: { readonly defaultRate: number; readonly entry?: number | undefined; readonly sold: Satang },
  tiers: readonly SaleTier[] = saleTiers,
): number {
  const reached = tiers.findLast((tier) => number.sold >= tier.soldFrom);
  const percent = reached?.percent ?? 100;
  const bySales = Math.floor((Math.round(number.defaultRate * 100) * percent) / 100) / 100;
  // Both limits protect the same number, so the lower one counts.
  return Math.min(bySales, number.entry ?? number.defaultRate);
}

/** A member's cap on one number and option in a round. */
export function memberCap(betMax: Satang): Satang {
  return satang(betMax * MEMBER_CAP_TIMES);
}

/**
 * The list of highest multipliers as the web app shows it: for three-digit options with more than two entries
 * the second and the last are swapped, an order of this site. The upstream returns it unswapped.
 */
export function swapRecommended<Row>(option: PoyOption, rows: readonly Row[]): readonly Row[] {
  const last = rows.length - 1;
  if (digitsOf(option) !== 3 || rows.length <= 2) return rows;
  return rows.map((row, at) => (at === 1 ? (rows[last] as Row) : at === last ? (rows[1] as Row) : row));
}
