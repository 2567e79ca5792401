/** A draw that fails is begun again at once, then after 2 s, 4 s, 8 s and so on, and never later than after this. */
const LONGEST_REST_MS = 300_000;

export interface Rests {
  /** Notes a failure. */
  add(betId: string): void;
  /** True while a draw that failed is left alone. */
  has(betId: string): boolean;
  /** Forgets all others. */
  keepOnly(betIds: ReadonlySet<string>): void;
}

/** How long draws that failed are left alone, so that one which fails for ever takes no thread from the others. */
export function createRests(now: () => number = () => performance.now()): Rests {
  const failed = new Map<string, { times: number; until: number }>();
  return {
    add(betId) {
      const times = (failed.get(betId)?.times ?? 0) + 1;
      const restMs = times === 1 ? 0 : Math.min(2 ** (times - 1) * 1_000, LONGEST_REST_MS);
      failed.set(betId, { times, until: now() + restMs });
    },
    has: (betId) => (failed.get(betId)?.until ?? 0) > now(),
    keepOnly(betIds) {
      for (const betId of failed.keys()) if (!betIds.has(betId)) failed.delete(betId);
    },
  };
}
