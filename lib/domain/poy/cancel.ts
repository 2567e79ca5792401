import { MINUTE_MS } from "../time";

/** Slips that a member may take back in a day. */
export const CANCELS_A_DAY = 3;

/** Until when a slip can be taken back, epoch ms; null where it never can. */
export function cancelUntilMs(betGroup: string, betType: string, closeMs: number): number | null {
  if (betType === "yeekee_5") return null;
  if (betGroup === "gov") return closeMs - 30 * MINUTE_MS;
  if (betGroup === "yeekee") return closeMs - 2 * MINUTE_MS;
  return closeMs - 10 * MINUTE_MS;
}
