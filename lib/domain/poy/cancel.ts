import { MINUTE_MS } from "../time/time";

/** Slips that a member may cancel in a day. */
export const CANCELS_A_DAY = 3;

/** How long before its round closes a slip can be cancelled, in ms; null where it never can. */
export function cancelLeadMs(betGroup: string, betType: string): number | null {
  if (betType === "yeekee_5") return null;
  if (betGroup === "gov") return 30 * MINUTE_MS;
  if (betGroup === "yeekee") return 2 * MINUTE_MS;
  return 10 * MINUTE_MS;
}

/** Until when a slip can be cancelled, epoch ms; null where it never can. */
export function cancelUntilMs(betGroup: string, betType: string, closeMs: number): number | null {
  const leadMs = cancelLeadMs(betGroup, betType);
  return leadMs === null ? null : closeMs - leadMs;
}
