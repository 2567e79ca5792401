import { Fault } from "@/lib/contract/fault";
import { parseBetId } from "@/lib/domain/rounds/bet-id";
import type { Market } from "@/lib/domain/rounds/market";
import { markets } from "../rounds/markets";

/** The games whose result is made by the shots of their rounds: yeekee, its 5-minute game and ping-pong. */
export const shotsMarkets: readonly Market[] = markets.filter(({ rule }) => rule === "shots");

/** True for a round whose result nobody can enter. */
const isMadeByShots = (betId: string): boolean =>
  shotsMarkets.some(({ betType }) => betType === parseBetId(betId)?.betType);

/** Throws `not-found` for a round of another kind: it has no shots. */
export function refuseOtherMarkets(betId: string): void {
  if (!isMadeByShots(betId)) throw new Fault("not-found");
}
