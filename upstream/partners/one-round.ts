import { and, eq, sql } from "drizzle-orm";
import { Fault } from "@/lib/contract/fault";
import { oneGameRound } from "@/lib/contract/partners";
import { satang } from "@/lib/domain/money/money";
import { isUuid } from "../db/row-ids";
import { gameOperation, gamePlayer, gameRound } from "../db/schema/games";
import { defineHandler } from "../http/define-handler";
import { nameOfGame, roundView } from "./round-view";

/** What corrections after its end added to what a round brought, or took away; satang. */
const corrected = sql<number>`(SELECT coalesce(sum(o.amount), 0)::bigint FROM game_operation o
  WHERE o.round = ${gameRound.id} AND o.operation IN ('add', 'deduct'))`.mapWith(Number);

/** The round of one of the member's own movements, and the play where the provider tells it. */
export const oneRoundCall = defineHandler(
  oneGameRound,
  async ({ tx, caller, services: { gameProviders } }, { query: { id } }) => {
    if (!isUuid(id)) throw new Fault("not-found");
    const [row] = await tx
      .select({ played: gameRound, name: nameOfGame, player: gamePlayer.player, corrected })
      .from(gameOperation)
      .innerJoin(gameRound, eq(gameRound.id, gameOperation.round))
      .innerJoin(
        gamePlayer,
        and(eq(gamePlayer.partner, gameRound.partner), eq(gamePlayer.member, gameRound.member)),
      )
      .where(and(eq(gameOperation.id, id), eq(gameOperation.member, caller.uuid)));
    if (!row) throw new Fault("not-found");
    const { partner, round } = row.played;
    const play = (await gameProviders.get(partner)?.playOf?.(tx, row.player, round)) ?? null;
    const view = roundView(row.played, row.name);
    return { ...view, returned: satang(Math.max(0, view.returned + row.corrected)), play };
  },
);
