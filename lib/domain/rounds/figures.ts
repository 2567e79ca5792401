import type { ThreeDigitResult } from "../settlement";

/**
 * Figures of exchanges as they are printed ("38,274.05", "−153.62"), turned into a result.
 * Text in, text out: a float would lose the trailing zero that somebody may have bet on.
 */

/** A foreign index: last whole digit and both decimals of the close; both decimals of the change. */
export function indexResult(close: string, change: string): ThreeDigitResult {
  const { whole, decimals } = printed(close);
  return { top3: whole.slice(-1) + decimals, bottom2: printed(change).decimals };
}

/** The Thai exchange: last decimal of SET50 before both decimals of SET; both decimals of SET's change. */
export function setResult(set50: string, set: string, change: string): ThreeDigitResult {
  return {
    top3: printed(set50).decimals.slice(-1) + printed(set).decimals,
    bottom2: printed(change).decimals,
  };
}

/** Throws RangeError on anything but a figure with two decimals. */
function printed(figure: string): { whole: string; decimals: string } {
  const match = /^[+\-−]?(\d+|\d{1,3}(?:,\d{3})+)\.(\d\d)$/.exec(figure.trim());
  const [, whole, decimals] = match ?? [];
  if (whole === undefined || decimals === undefined) {
    throw new RangeError(`a figure with two decimals expected: ${figure}`);
  }
  return { whole: whole.replaceAll(",", ""), decimals };
}
