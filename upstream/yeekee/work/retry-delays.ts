/** Upper limit of the retry delays of a failed draw: at once, then after 2 s, 4 s, 8 s and so on. */
const LONGEST_REST_MS = 300_000;

export interface RetryDelays {
  /** Records a failure. */
  add(betId: string): void;
  /** True until the retry delay of a failed draw is over. */
  has(betId: string): boolean;
  /** Removes all others. */
  keepOnly(betIds: ReadonlySet<string>): void;
}

/** Retry delays of failed draws, so that one which always fails does not take threads from the others. */
export function createRetryDelays(now: () => number = () => performance.now()): RetryDelays {
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
