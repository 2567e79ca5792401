/** A background worker, run by a timer, on request, or both; one run at a time. */

export interface Worker {
  /** Requests a run and returns at once. */
  nudge(): void;
  /**
   * Resolves when a run that began after this call has ended; all callers before that run begins share it. Must
   * not be awaited inside the run itself, which would deadlock.
   * @throws what the run threw
   */
  run(): Promise<void>;
  /** Makes it also run by a timer from now on, this long after the end of each run. */
  start(): void;
  /** Stops the timer and waits for every requested run. */
  stop(): Promise<void>;
}

interface WorkerParts {
  /** One run. `"back-off"` doubles the delay before the next run, if the worker has a `backOff`. */
  run: () => Promise<unknown>;
  /** Called with the error of each failed run; later runs are not affected. */
  failed: (error: unknown) => void;
  /** Delay from the end of a run to the timer's next run; without it the worker runs only on request. */
  everyMs?: number;
  /** Upper limit of the doubled delay. */
  backOff?: { mostMs: number };
}

export function createWorker({ run, failed, everyMs, backOff }: WorkerParts): Worker {
  let timer: NodeJS.Timeout | undefined;
  let waitMs = everyMs ?? 0;
  /** The last requested run, finished or not. Never rejects. */
  let last: Promise<unknown> = Promise.resolve();
  /** The run that was requested and has not begun. */
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

  /** The error is reported to `failed`; nobody awaits this run. */
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
      // Another run may be requested while this one is awaited.
      for (let seen: unknown; seen !== last; ) {
        seen = last;
        await seen;
      }
    },
  };
}
