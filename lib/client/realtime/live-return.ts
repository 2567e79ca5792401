/**
 * The way back of a push connection. The library itself comes back after a second, all pages at once, however
 * often that has failed; here each waits longer than before, and by chance not as long as the others.
 */
import type Pusher from "pusher-js";
import { backOffMs } from "@/lib/domain/back-off";

const WAIT = { firstMs: 1_000, mostMs: 60_000 };
/** A connection that stood for so long was a good one: the next loss begins with the shortest wait. */
const STOOD_MS = 30_000;

type Push = Pick<Pusher, "connect" | "disconnect" | "connection">;

export function watchReturn(pusher: Push, chance: () => number = Math.random): void {
  let attempt = 0;
  let stoodSinceMs: number | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const comeBack = () => {
    timer = undefined;
    pusher.connect();
  };
  /** Out of the library's hands, which would try again at once. */
  const retreat = () => {
    if (timer !== undefined) return;
    pusher.disconnect();
    timer = setTimeout(comeBack, backOffMs(WAIT, attempt, chance()));
    attempt += 1;
  };

  // Said just before the library sets its own timer, which is then taken away.
  pusher.connection.bind("connecting_in", () => queueMicrotask(retreat));
  pusher.connection.bind("state_change", ({ current, previous }: { current: string; previous: string }) => {
    if (current === "connected") stoodSinceMs = Date.now();
    else if (previous === "connected" && stoodSinceMs !== null && Date.now() - stoodSinceMs >= STOOD_MS)
      attempt = 0;
    if (current === "unavailable") queueMicrotask(retreat);
  });
  addEventListener("online", () => {
    if (timer === undefined) return;
    clearTimeout(timer);
    attempt = 0;
    comeBack();
  });
}
