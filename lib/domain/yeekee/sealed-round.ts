/** Times of a round that is drawn by the rules of version 3. */
import { DAY_MS, SECOND_MS } from "../time";

/** The promised beacon is the first round of its chain that comes so long after the end of shooting, or later. */
export const BEACON_AFTER_MS = 30 * SECOND_MS;
/** So long after its time a beacon round that its chain does not have is given up, and every stake goes back. */
export const BEACON_LOST_MS = DAY_MS;

/** How long after the end of shooting, or after the promised beacon, a game's result is promised. */
export const resultAfterMs = (betType: string): number =>
  betType === "yeekee_5" ? 30 * SECOND_MS : 60 * SECOND_MS;
