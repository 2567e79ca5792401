import { setTimeout as wait } from "node:timers/promises";
import { isOvertaken } from "./busy";

/** As long as migrating and seeding by the processes before this one may take. */
const START_MS = 2 * 60_000;
const PAUSE_MS = 1_000;

/**
 * Work of a start, again while it loses its connection to others: many processes that start at once wait behind a
 * pooler for those that migrate, longer than a call may. Each piece is one transaction, or reads only.
 */
export async function atStart<Result>(work: () => Promise<Result>): Promise<Result> {
  const untilMs = Date.now() + START_MS;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!isOvertaken(error) || Date.now() >= untilMs) throw error;
      await wait(PAUSE_MS * (0.5 + Math.random()));
    }
  }
}
