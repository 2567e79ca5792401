/** Polling while the push service cannot be reached. */
/** The time without a connection after which polling starts, ms. */
const DEAD_AFTER_MS = 20_000;
/**
 * Interval between polls, ms; a random part of up to as much is added, because a thousand pages lose a server
 * together.
 */
const ASK_EVERY_MS = 30_000;
const SPREAD_MS = 10_000;

/** What is needed of pusher-js. */
interface Connected {
  connection: { bind: (event: string, hear: (change: { current: string }) => void) => unknown };
}

/** @param ask refreshes everything on the page; called only while the page is visible */
export function pollWhileDisconnected(
  { connection }: Connected,
  ask: () => void,
  chance: () => number = Math.random,
): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const next = (waitMs: number) => {
    timer = setTimeout(() => {
      if (document.visibilityState === "visible") ask();
      next(ASK_EVERY_MS + chance() * SPREAD_MS);
    }, waitMs);
  };
  next(DEAD_AFTER_MS);
  connection.bind("state_change", ({ current }) => {
    if (current === "connected") {
      clearTimeout(timer);
      timer = undefined;
    } else if (timer === undefined) next(DEAD_AFTER_MS);
  });
}
