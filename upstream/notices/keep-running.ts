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
  /** Starts no further run and waits for the current one; the rest stays queued for the next start. */
  stop(): Promise<void>;
}

/**
 * One run at a time, beside the calls that request it.
 * @param runBatch returns whether there may be more
 * @param complaint log message of a failed run
 */
export function keepRunning(runBatch: () => Promise<boolean>, log: Logger, complaint: string): Post {
  let isStopped = false;
  const worker = createWorker({
    run: async () => {
      while (!isStopped && (await runBatch()));
      if (!isStopped) await pause(REST_MS);
    },
    failed: (error) => log.error({ err: error }, complaint),
  });
  return {
    nudge() {
      if (!isStopped) worker.nudge();
    },
    stop() {
      isStopped = true;
      return worker.stop();
    },
  };
}
