/** How many acts fit into a span that ends now. */
export interface Bound {
  readonly most: number;
  readonly withinMs: number;
}

/**
 * From when on one more act fits every bound, ms since 1970: `nowMs` where it fits at once.
 * @param times when the earlier acts were, ms since 1970, in any order
 */
export function freeFromMs(times: readonly number[], bounds: readonly Bound[], nowMs: number): number {
  const newestFirst = times.toSorted((a, b) => b - a);
  const starts = bounds.map(({ most, withinMs }) => {
    const oldest = newestFirst.filter((atMs) => atMs > nowMs - withinMs)[most - 1];
    return oldest === undefined ? nowMs : oldest + withinMs;
  });
  return Math.max(nowMs, ...starts);
}
