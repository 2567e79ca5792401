import { and, desc, eq, type SQL, sql } from "drizzle-orm";
import { gameRoundStatus, type MemberGameRound, memberGameRounds } from "@/lib/contract/operators/games";
import { satang } from "@/lib/domain/money";
import { bangkokIso } from "@/lib/domain/time";
import { noteRead } from "../audit/read-log";
import { pageOf } from "../db/page";
import { isUuid } from "../db/row-ids";
import { gameRound } from "../db/schema/games";
import { defineHandler } from "../http/define-handler";

const PAGE = 50;

export const gameRoundCall = defineHandler(memberGameRounds, async ({ tx, caller }, { body }) => {
  const { uuid, cursor, limit = PAGE } = body;
  const rows = await tx
    .select({ played: gameRound, name: nameOfGame })
    .from(gameRound)
    .where(and(eq(gameRound.member, uuid), cursor ? before(cursor) : undefined))
    .orderBy(desc(gameRound.openedAt), desc(gameRound.id))
    .limit(limit + 1);
  const { page, nextCursor } = pageOf(rows, limit, ({ played }) => played.id);
  await noteRead(tx, caller, memberGameRounds, [uuid]);
  return { items: page.map(({ played, name }) => viewOf(played, name)), nextCursor };
});

/** A game can stand in several lists of its partner, under one name. */
const nameOfGame = sql<string | null>`(SELECT g.name FROM partner_game g
  WHERE g.partner = game_round.partner AND g.game_id = game_round.game_id LIMIT 1)`;

/** Rounds that come after the cursor's; none for a cursor that names no round. */
const before = (cursor: string): SQL =>
  isUuid(cursor)
    ? sql`(${gameRound.openedAt}, ${gameRound.id}) < (
        SELECT last.opened_at, last.id FROM game_round last WHERE last.id = ${cursor}::uuid)`
    : sql`false`;

const viewOf = (row: typeof gameRound.$inferSelect, name: string | null): MemberGameRound => ({
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
