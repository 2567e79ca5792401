import { setTimeout as pause } from "node:timers/promises";
import type { Logger } from "pino";
import { createWorker } from "../clock/worker";

/**
 * Rest after each run, ms. Every slip and every payment nudges, most of them for nobody's message: without it each
 * would cost a statement of its own.
 */
const REST_MS = 200;

export interface Post {
  /** Sends what is queued; returns at once. A request during a run causes one more run. */
  nudge(): void;
  /** Starts no further run and waits for the current one, but not for its rest; what is left stays queued. */
  stop(): Promise<void>;
}

/**
 * One run at a time, beside the calls that request it.
 * @param runBatch returns whether there may be more
 * @param complaint log message of a failed run
 */
export function keepRunning(runBatch: () => Promise<boolean>, log: Logger, complaint: string): Post {
  const stopped = new AbortController();
  const isStopped = () => stopped.signal.aborted;
  const worker = createWorker({
    run: async () => {
      while (!isStopped() && (await runBatch()));
      // Ended by a stop, which rejects it.
      await pause(REST_MS, undefined, { signal: stopped.signal }).catch(() => undefined);
    },
    failed: (error) => log.error({ err: error }, complaint),
  });
  return {
    nudge() {
      if (!isStopped()) worker.nudge();
    },
    stop() {
      stopped.abort();
      return worker.stop();
    },
  };
}
