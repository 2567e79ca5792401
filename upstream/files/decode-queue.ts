import { Fault } from "@/lib/contract/fault";

export interface DecodeQueue {
  /** Runs the work when its turn comes. Throws `rate-limited` at once when the queue is full. */
  run<T>(work: () => Promise<T>): Promise<T>;
}

/** Maximum queue length: at a tenth of a second each, all are decoded within about two seconds. */
const MOST_WAITING = 16;
const RETRY_AFTER_SECONDS = 5;

/** Decodes one picture at a time, so that uploads leave the CPU to other calls. */
export function createDecodeQueue(mostWaiting = MOST_WAITING): DecodeQueue {
  let last: Promise<unknown> = Promise.resolve();
  let taken = 0;
  return {
    async run<T>(work: () => Promise<T>): Promise<T> {
      if (taken > mostWaiting) throw new Fault("rate-limited", { retryAfterSeconds: RETRY_AFTER_SECONDS });
      taken += 1;
      const turn = last.then(work);
      last = turn.catch(() => undefined);
      try {
        return await turn;
      } finally {
        taken -= 1;
      }
    },
  };
}
