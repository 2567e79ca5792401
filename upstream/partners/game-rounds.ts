import { and, desc, eq, type SQL, sql } from "drizzle-orm";
import { memberGameRounds } from "@/lib/contract/operators/games";
import { noteRead } from "../audit/read-log";
import { pageOf } from "../db/page";
import { isUuid } from "../db/row-ids";
import { gameRound } from "../db/schema/games";
import { defineHandler } from "../http/define-handler";
import { nameOfGame, roundView } from "./round-view";

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
  return { items: page.map(({ played, name }) => roundView(played, name)), nextCursor };
});

/** Rounds that come after the cursor's; none for a cursor that names no round. */
const before = (cursor: string): SQL =>
  isUuid(cursor)
    ? sql`(${gameRound.openedAt}, ${gameRound.id}) < (
        SELECT last.opened_at, last.id FROM game_round last WHERE last.id = ${cursor}::uuid)`
    : sql`false`;
