/** The service asks its pages to read again when it may have missed events for them. */
import type Pusher from "pusher-js";
import { READ_AGAIN } from "@/lib/contract/channels";

/** All pages are told at once; each waits a random part of this, ms. */
const SPREAD_MS = 5_000;

export function readAgainWhenTold(
  pusher: Pick<Pusher, "bind">,
  ask: () => void,
  chance: () => number = Math.random,
): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  pusher.bind(READ_AGAIN, () => {
    if (timer !== undefined) return;
    timer = setTimeout(() => {
      timer = undefined;
      ask();
    }, chance() * SPREAD_MS);
  });
}
