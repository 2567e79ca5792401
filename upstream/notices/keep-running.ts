import type { Logger } from "pino";
import { createWorker } from "../clock/worker";

export interface Post {
  /** Sends what waits; returns at once. Asked during a run, it runs once more. */
  nudge(): void;
  /** Begins nothing more and waits until what is under way is over; the rest waits for the next start. */
  stop(): Promise<void>;
}

/**
 * One run at a time, beside the calls that ask for it.
 * @param runBatch answers whether there may be more
 * @param complaint what the log says of a run that failed
 */
export function keepRunning(runBatch: () => Promise<boolean>, log: Logger, complaint: string): Post {
  let isStopped = false;
  const worker = createWorker({
    run: async () => {
      while (!isStopped && (await runBatch()));
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
