import type { Logger } from "pino";

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
  let running: Promise<void> | null = null;
  let isAskedAgain = false;
  let isStopped = false;

  async function run(): Promise<void> {
    do {
      isAskedAgain = false;
      while (!isStopped && (await runBatch()));
    } while (isAskedAgain && !isStopped);
  }

  return {
    nudge() {
      if (isStopped) return;
      isAskedAgain = true;
      running ??= run()
        .catch((error: unknown) => log.error({ err: error }, complaint))
        .finally(() => {
          running = null;
        });
    },
    async stop() {
      isStopped = true;
      await running;
    },
  };
}
