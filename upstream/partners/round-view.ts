import { sql } from "drizzle-orm";
import { gameRoundStatus, type MemberGameRound } from "@/lib/contract/partners";
import { satang } from "@/lib/domain/money/money";
import { bangkokIso } from "@/lib/domain/time/time";
import type { gameRound } from "../db/schema/games";

/** A game can stand in several lists of its partner, under one name. */
export const nameOfGame = sql<string | null>`(SELECT g.name FROM partner_game g
  WHERE g.partner = game_round.partner AND g.game_id = game_round.game_id LIMIT 1)`;

/** A member's round as the contract has it. */
export const roundView = (row: typeof gameRound.$inferSelect, name: string | null): MemberGameRound => ({
  id: row.id,
  partner: row.partner,
  gameId: row.gameId || null,
  name: name ?? row.partner,
  round: row.round,
  status: gameRoundStatus.parse(row.status),
  staked: satang(row.staked),
  returned: satang(row.returned),
  openedAt: bangkokIso(row.openedAt.getTime()),
  endedAt: row.endedAt && bangkokIso(row.endedAt.getTime()),
});
