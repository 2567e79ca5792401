/** Delays between attempts at something that does not respond. */
interface BackOff {
  /** The first wait, ms */
  firstMs: number;
  /** No wait is longer, ms */
  mostMs: number;
}

/**
 * Doubles with each attempt. Half of it is random, so that a thousand pages that lost one server do not
 * reconnect at the same moment.
 * @param attempt from 0
 * @param chance from 0 to below 1
 * @returns ms
 */
export function backOffMs({ firstMs, mostMs }: BackOff, attempt: number, chance: number): number {
  const whole = Math.min(mostMs, firstMs * 2 ** Math.min(attempt, 30));
  return Math.round(whole / 2 + (whole / 2) * chance);
}
