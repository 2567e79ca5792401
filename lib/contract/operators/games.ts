/** Operators' reads of what members play at partners. */
import { z } from "zod";
import { endpoint } from "../endpoint";
import * as v from "../values";

/** `drawn` is settled without a decision; `cancelled` gave every stake back. */
export const gameRoundStatus = z.enum(["open", "settled", "drawn", "cancelled"]);

export const memberGameRound = z.object({
  id: v.rowId,
  partner: v.text(80, 1),
  /** Null where the partner opens as one entry. */
  gameId: v.text(80, 1).nullable(),
  /** The game's name in the lobby; the partner's key for one that is not listed. */
  name: v.text(120, 1),
  /** The round's id in the partner's numbering. */
  round: v.text(120, 1),
  status: gameRoundStatus,
  /** Stakes that were not refunded one by one, and what the round gave back: wins, or the stakes of an undecided one. */
  staked: v.baht,
  returned: v.baht,
  openedAt: v.isoTime,
  endedAt: v.isoTime.nullable(),
});
export type MemberGameRound = z.output<typeof memberGameRound>;

export const memberGameRounds = endpoint({
  service: "general",
  method: "POST",
  path: "/operators.games.rounds",
  summary: "A member's rounds of partners' games, newest first",
  access: "staff",
  body: z.object({ uuid: v.uuid, ...v.pageBody }),
  mayBeAutomatic: true,
  reply: v.pageOf(memberGameRound),
});
