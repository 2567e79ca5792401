/** Whether somebody works at this page: what it asks for without them is no activity of theirs. */
import { SECOND_MS } from "@/lib/domain/time/time";

/**
 * A call within this time after a touch is the operator's own, ms. It is longer than the interval at which every page
 * asks for the queues, so that whoever scrolls and reads is seen as well.
 */
const SIGN_HOLDS_MS = 10 * SECOND_MS;

let lastSignAt = 0;

/** Notes that somebody has just touched or opened the page. */
export const noteSign = (): void => {
  lastSignAt = Date.now();
};

/** False for a call that an interval, a message or the page's return into view has caused. */
export const isSomebodyThere = (): boolean => Date.now() - lastSignAt < SIGN_HOLDS_MS;
