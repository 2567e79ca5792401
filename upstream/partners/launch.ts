import { and, eq, isNull, sql } from "drizzle-orm";
import type { BodyOf } from "@/lib/contract/endpoint";
import { Fault } from "@/lib/contract/fault";
import { launchGame, leaveGame } from "@/lib/contract/partners";
import { LAUNCH_LIFE_MS } from "@/lib/domain/partners/wallet";
import { gameLaunch, partner, partnerGame } from "../db/schema/games";
import type { Tx } from "../db/tx";
import { defineHandler } from "../http/define-handler";
import { consumeLimit } from "../http/rate-limit";
import { type PlayerRefusal, playerFault } from "../members/player-refusal";
import { type GameRow, stateOf } from "./game-lists";
import { playerOf } from "./wallet/players";

export const launchCalls = [
  /** Opens a game; access depends on the contract entry's area and on the member's own limits. */
  defineHandler(launchGame, async ({ tx, caller, services: { gameProviders } }, { body }) => {
    await consumeLimit("gameLaunch", caller.uuid);
    const row = await gameFor(tx, body);
    const provider = gameProviders.get(row.partner);
    if (!provider || stateOf(row, gameProviders) !== "open") throw new Fault("partner-unavailable");
    await refuseAway(tx, caller.uuid);
    const player = await playerOf(tx, row.partner, caller.uuid);
    await tx.insert(gameLaunch).values({
      member: caller.uuid,
      session: caller.sid,
      partner: row.partner,
      gameId: row.gameId,
      startedAt: sql`app_now()`,
      expiresAt: sql`app_now() + ${LAUNCH_LIFE_MS} * interval '1 millisecond'`,
    });
    const url = await provider.launch(tx, {
      player,
      gameList: row.gameList || null,
      gameId: row.gameId || null,
      device: body.device,
      locale: body.locale ?? "th",
    });
    return { url };
  }),

  defineHandler(leaveGame, async ({ tx, caller }) => {
    await tx
      .update(gameLaunch)
      .set({ endedAt: sql`app_now()` })
      .where(and(eq(gameLaunch.member, caller.uuid), isNull(gameLaunch.endedAt)));
    return {};
  }),
];

/** A game may be named without its list; a given list must be the game's. Throws `not-found`. */
async function gameFor(tx: Tx, asked: BodyOf<typeof launchGame>): Promise<GameRow> {
  const { partner: key, gameList, gameId = "" } = asked;
  const [row] = await tx
    .select({ game: partnerGame, partnerState: partner.state })
    .from(partnerGame)
    .innerJoin(partner, eq(partner.key, partnerGame.partner))
    .where(
      and(
        eq(partnerGame.partner, key),
        eq(partnerGame.gameId, gameId),
        gameList === undefined ? undefined : eq(partnerGame.gameList, gameList),
      ),
    )
    .limit(1);
  if (!row) throw new Fault("not-found");
  return { ...row.game, partnerState: row.partnerState };
}

/** Throws `self-excluded` or `time-out-running`. */
async function refuseAway(tx: Tx, owner: string): Promise<void> {
  const { rows } = await tx.execute<{ refused: PlayerRefusal | null }>(sql`
    SELECT player_away(own, app_now()) AS refused FROM player_limit own WHERE member = ${owner}::uuid`);
  const refused = rows[0]?.refused;
  if (refused) throw playerFault(refused);
}
