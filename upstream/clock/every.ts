import type { Logger } from "pino";

export interface Repeated {
  start(): void;
  /** Ends it, and waits for a run under way. */
  stop(): Promise<void>;
}

/** Runs a piece of work again and again, so long after its last end. One that fails is logged and runs again. */
export function every(ms: number, name: string, log: Logger, work: () => Promise<unknown>): Repeated {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<unknown> = Promise.resolve();

  function again(): void {
    timer = setTimeout(async () => {
      running = work().catch((error: unknown) =>
        log.error({ err: error, part: name }, "a repeated part failed"),
      );
      await running;
      if (timer) again();
    }, ms);
  }

  return {
    start: again,
    async stop() {
      clearTimeout(timer);
      timer = undefined;
      await running;
    },
  };
}
