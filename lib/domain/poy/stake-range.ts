/** How much may be staked on a line. */
import { type Satang, satang } from "../money/money";

/** The most that any stake may be; as an option's largest stake: it has none, or nobody has told it. */
export const MOST_STAKE = satang(100_000_000_00);

export const isLimit = (most: Satang): boolean => most < MOST_STAKE;

/** For people: `1–500`, or `1+` without a largest stake. */
export const rangeText = (least: Satang, most: Satang, write: (amount: Satang) => string): string =>
  isLimit(most) ? `${write(least)}–${write(most)}` : `${write(least)}+`;
