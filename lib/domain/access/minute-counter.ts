import { MINUTE_MS } from "../time/time";

/** Counts per key and minute. Counts of past minutes are dropped, so memory is bounded. */
export interface MinuteCounter {
  /** Adds one; returns the count of this key in the running minute, this one included. */
  count(key: string, nowMs: number): number;
  /** The count of this key, without adding one. */
  countOf(key: string, nowMs: number): number;
}

export function createFloodCap(): MinuteCounter {
  const counts = new Map<string, number>();
  let minute = Number.NaN;
  const countOf = (key: string, nowMs: number) => {
    const now = Math.floor(nowMs / MINUTE_MS);
    if (now !== minute) counts.clear();
    minute = now;
    return counts.get(key) ?? 0;
  };
  return {
    countOf,
    count(key, nowMs) {
      const next = countOf(key, nowMs) + 1;
      counts.set(key, next);
      return next;
    },
  };
}
