import { type Satang, satang, subtractSatang } from "./money";
import { digitsOf, type PoyOption } from "./poy/options";

/** A step of the sale on one number and option: from this much sold on, this part of the rate is paid. */
export interface SaleTier {
  readonly soldFrom: Satang;
  /** Percent of the rate; 0 closes the number. */
  readonly percent: number;
}

/** Under 50,000 baht full, under 100,000 half, then closed. Ascending; data that an operator edits. */
export const saleTiers: readonly SaleTier[] = [
  { soldFrom: satang(0), percent: 100 },
  { soldFrom: satang(50_000_00), percent: 50 },
  { soldFrom: satang(100_000_00), percent: 0 },
];

/** Number sets that one member keeps; more than anyone names, few enough to list at once. */
export const NUMBER_SETS_MAX = 100;
/** Numbers in one set; the bound of `number-sets.create`. */
export const NUMBER_SET_ROWS_MAX = 200;

/** Caps of one member per number and option in a round, over all his slips: so many times the largest stake. */
export const MEMBER_CAP_TIMES = 5;

/**
 * The rate of a number: the default or the operator's entry, cut by the tier of what was sold on it
 * *before* the slip (a line never splits). Two decimals, rounded down. 0 closes the number.
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

/** What a member may still stake there; never below zero. */
export function memberLeft(betMax: Satang, staked: Satang): Satang {
  const left = subtractSatang(memberCap(betMax), staked);
  return left < 0 ? satang(0) : left;
}

/**
 * The list of highest multipliers as the web app shows it: for three-digit options with more than two
 * entries the second and the last change places: that order is this site's own. The upstream answers unswapped.
 */
export function swapRecommended<Row>(option: PoyOption, rows: readonly Row[]): readonly Row[] {
  const last = rows.length - 1;
  if (digitsOf(option) !== 3 || rows.length <= 2) return rows;
  return rows.map((row, at) => (at === 1 ? (rows[last] as Row) : at === last ? (rows[1] as Row) : row));
}
