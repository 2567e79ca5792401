import { asc, eq, isNotNull } from "drizzle-orm";
import {
  gameHighlightConfigs,
  gameListConfig,
  gameListConfigNr,
  partnerGame as gameShape,
  type PartnerGame,
} from "@/lib/contract/partners";
import type { GameState } from "@/lib/domain/partners/partners";
import { partner, partnerGame } from "../db/schema/games";
import type { Tx } from "../db/tx";
import { defineHandler } from "../http/define-handler";
import type { GameProviders } from "../http/game-provider";

export type GameRow = typeof partnerGame.$inferSelect & { partnerState: string };

/** Entries of the lobby, in its order. */
export const gameListCalls = [
  defineHandler(gameListConfig, async ({ tx, services: { gameProviders } }) =>
    (await listed(tx)).map((row) => gameOf(row, gameProviders)),
  ),
  defineHandler(gameListConfigNr, async ({ tx, services: { gameProviders } }) =>
    (await listed(tx)).filter((row) => !row.isRestricted).map((row) => gameOf(row, gameProviders)),
  ),
  defineHandler(gameHighlightConfigs, async ({ tx, services: { gameProviders } }) => {
    const rows = await rowsOf(tx).where(isNotNull(partnerGame.highlight)).orderBy(asc(partnerGame.highlight));
    return rows.map(({ game, partnerState }) => gameOf({ ...game, partnerState }, gameProviders));
  }),
];

const rowsOf = (tx: Tx) =>
  tx
    .select({ game: partnerGame, partnerState: partner.state })
    .from(partnerGame)
    .innerJoin(partner, eq(partner.key, partnerGame.partner))
    .$dynamic();

async function listed(tx: Tx): Promise<GameRow[]> {
  const rows = await rowsOf(tx).orderBy(asc(partnerGame.place), asc(partnerGame.gameId));
  return rows.map(({ game, partnerState }) => ({ ...game, partnerState }));
}

/** A game's own state counts where its partner is open; a partner without a connected provider is not open. */
export function stateOf(
  { partner: key, partnerState, state }: GameRow,
  gameProviders: GameProviders,
): GameState {
  if (!gameProviders.has(key)) return "unconnected";
  return gameShape.shape.state.parse(partnerState === "open" ? state : partnerState) ?? "unconnected";
}

function gameOf(row: GameRow, gameProviders: GameProviders): PartnerGame {
  const state = stateOf(row, gameProviders);
  return {
    partner: row.partner,
    gameList: row.gameList || null,
    gameId: row.gameId || null,
    name: row.name,
    imageUrl: row.imageUrl,
    open: state === "open",
    state,
    category: gameShape.shape.category.parse(row.category),
    isDemo: row.isDemo && (gameProviders.get(row.partner)?.isDemo ?? false),
  };
}
