/** Work that repeats beside the calls: by a timer, by a nudge, or both; one run at a time. */

export interface Worker {
  /** Asks for a run and returns at once. */
  nudge(): void;
  /**
   * Resolves when a run that began after this call is over; all who ask before it begins share it.
   * Never awaited inside the run itself, which it would wait for.
   * @throws what the run threw
   */
  run(): Promise<void>;
  /** From now on it also runs by itself, so long after each end. */
  start(): void;
  /** Ends the timer, and waits for every run that was asked for. */
  stop(): Promise<void>;
}

interface WorkerParts {
  /** One run. `"back-off"` doubles the wait for the next one, where the worker has a `backOff`. */
  run: () => Promise<unknown>;
  /** Told of each run that failed; the next one comes all the same. */
  failed: (error: unknown) => void;
  /** From the end of a run to the timer's next one; a worker without it is only nudged. */
  everyMs?: number;
  /** No wait that was doubled is longer than this. */
  backOff?: { mostMs: number };
}

export function createWorker({ run, failed, everyMs, backOff }: WorkerParts): Worker {
  let timer: NodeJS.Timeout | undefined;
  let waitMs = everyMs ?? 0;
  /** The last run that was asked for, over or not. Never rejects. */
  let last: Promise<unknown> = Promise.resolve();
  /** The run that was asked for and has not begun. */
  let next: Promise<void> | undefined;

  async function begin(): Promise<void> {
    next = undefined;
    const isSilent = (await run()) === "back-off";
    waitMs = isSilent && backOff ? Math.min(waitMs * 2, backOff.mostMs) : (everyMs ?? 0);
  }

  function runNext(): Promise<void> {
    if (!next) {
      next = last.then(begin);
      last = next.catch(failed);
    }
    return next;
  }

  /** The outcome is `failed`'s business: nobody waits for this run. */
  async function runUnattended(): Promise<void> {
    await runNext().catch(() => undefined);
  }

  function schedule(): void {
    timer = setTimeout(async () => {
      await runUnattended();
      if (timer) schedule();
    }, waitMs);
  }

  return {
    nudge: () => void runUnattended(),
    run: runNext,
    start() {
      if (everyMs !== undefined) schedule();
    },
    async stop() {
      clearTimeout(timer);
      timer = undefined;
      // A run may ask for another one, or be asked for, while this waits.
      for (let seen: unknown; seen !== last; ) {
        seen = last;
        await seen;
      }
    },
  };
}
