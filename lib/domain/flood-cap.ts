import { MINUTE_MS } from "./time";

/** Counts per key and minute; what was counted is forgotten with its minute, so the memory it takes is bounded. */
export interface FloodCap {
  /** How many there were of this key in the running minute, this one included. */
  count(key: string, nowMs: number): number;
}

export function createFloodCap(): FloodCap {
  const counts = new Map<string, number>();
  let minute = Number.NaN;
  return {
    count(key, nowMs) {
      const now = Math.floor(nowMs / MINUTE_MS);
      if (now !== minute) counts.clear();
      minute = now;
      const next = (counts.get(key) ?? 0) + 1;
      counts.set(key, next);
      return next;
    },
  };
}
