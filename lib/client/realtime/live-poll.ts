/** What takes the place of live news while the push service cannot be reached: asking, now and then. */
import type Pusher from "pusher-js";

/** So long without a connection is no hiccup any more, ms. */
const DEAD_AFTER_MS = 20_000;
/** Between two questions, ms; and up to so much more by chance, for a thousand pages lose one server together. */
const ASK_EVERY_MS = 30_000;
const SPREAD_MS = 10_000;

/** @param ask has everything on the page asked for anew; only while somebody looks at it */
export function pollWhileDead(
  { connection }: Pick<Pusher, "connection">,
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
  connection.bind("state_change", ({ current }: { current: string }) => {
    if (current === "connected") {
      clearTimeout(timer);
      timer = undefined;
    } else if (timer === undefined) next(DEAD_AFTER_MS);
  });
}
