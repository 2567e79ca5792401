import { Fault } from "@/lib/contract/fault";

export interface DecodeQueue {
  /** Runs the work in its turn. Throws `rate-limited` at once where too much waits already. */
  run<T>(work: () => Promise<T>): Promise<T>;
}

/** Pictures that wait for the one being decoded: at a tenth of a second each, all are done within about two seconds. */
const MOST_WAITING = 16;
const RETRY_AFTER_SECONDS = 5;

/** Decodes one picture after the other, so that uploads leave the rest of the machine to everybody else. */
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
