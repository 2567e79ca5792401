/**
 * Reconnects a push connection. The library reconnects after a second, on all pages at once and however often
 * that has failed, and after "come again" (4200) at once; here each attempt waits longer than the last, with a random
 * part.
 */
import type Pusher from "pusher-js";
import { backOffMs } from "@/lib/kernel/back-off";

const WAIT = { firstMs: 1_000, mostMs: 60_000 };
/** After a connection of at least this time, the next loss starts with the shortest wait. */
const STOOD_MS = 30_000;

type Push = Pick<Pusher, "connect" | "disconnect" | "connection">;

export function watchReconnect(pusher: Push, chance: () => number = Math.random): void {
  let attempt = 0;
  let stoodSinceMs: number | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const comeBack = () => {
    timer = undefined;
    pusher.connect();
  };
  /** Disconnects, because the library would retry at once. */
  const retreat = () => {
    if (timer !== undefined) return;
    pusher.disconnect();
    timer = setTimeout(comeBack, backOffMs(WAIT, attempt, chance()));
    attempt += 1;
  };

  // Emitted just before the library sets its own timer, which is then cleared.
  pusher.connection.bind("connecting_in", () => queueMicrotask(retreat));
  pusher.connection.bind("state_change", ({ current, previous }: { current: string; previous: string }) => {
    if (current === "connected") stoodSinceMs = Date.now();
    else if (previous === "connected" && stoodSinceMs !== null && Date.now() - stoodSinceMs >= STOOD_MS)
      attempt = 0;
    if (current === "unavailable") queueMicrotask(retreat);
    // After a server's own close the library has a second timer, which it does not clear.
    if (current === "connecting" && timer !== undefined) queueMicrotask(() => pusher.disconnect());
  });
  addEventListener("online", () => {
    if (timer === undefined) return;
    clearTimeout(timer);
    attempt = 0;
    comeBack();
  });
}
