/** Times of a round that is drawn by the rules of version 3. */
import { DAY_MS, SECOND_MS } from "../time/time";

/** The promised beacon is the chain's first round at this time after the end of shooting, or later. */
export const BEACON_AFTER_MS = 30 * SECOND_MS;
/** A beacon round that its chain still does not have after this time is lost: the round is void and refunded. */
export const BEACON_LOST_MS = DAY_MS;

/** Promised delay of a game's result after the end of shooting or after the promised beacon, ms. */
export const resultAfterMs = (betType: string): number =>
  betType === "yeekee_5" ? 30 * SECOND_MS : 60 * SECOND_MS;
