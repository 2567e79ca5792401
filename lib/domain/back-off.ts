/** How long to wait before the next attempt at something that does not answer. */
interface BackOff {
  /** The first wait, ms */
  firstMs: number;
  /** No wait is longer, ms */
  mostMs: number;
}

/**
 * Doubles with each attempt. Half of it is chance, so that a thousand pages which lost one server do not come
 * back in one moment.
 * @param attempt from 0
 * @param chance from 0 to below 1
 * @returns ms
 */
export function backOffMs({ firstMs, mostMs }: BackOff, attempt: number, chance: number): number {
  const whole = Math.min(mostMs, firstMs * 2 ** Math.min(attempt, 30));
  return Math.round(whole / 2 + (whole / 2) * chance);
}
