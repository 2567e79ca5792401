/** How many actions are allowed within a span that ends now. */
export interface Bound {
  readonly most: number;
  readonly withinMs: number;
}

/**
 * From when one more action is within every bound, ms since 1970: `nowMs` where it is at once.
 * @param times of the earlier actions, ms since 1970, in any order
 */
export function freeFromMs(times: readonly number[], bounds: readonly Bound[], nowMs: number): number {
  const newestFirst = times.toSorted((a, b) => b - a);
  const starts = bounds.map(({ most, withinMs }) => {
    const oldest = newestFirst.filter((atMs) => atMs > nowMs - withinMs)[most - 1];
    return oldest === undefined ? nowMs : oldest + withinMs;
  });
  return Math.max(nowMs, ...starts);
}
