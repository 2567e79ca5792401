import { getMessages } from "next-intl/server";
import { Lobby } from "@/components/game/lobby/lobby";
import { PageTitle } from "@/components/ui/page-title";
import type { GameKind } from "@/lib/domain/partners/game-search";
import { env } from "@/lib/server/config/env";
import { readGameLists, readPlayer } from "./read-games";

/** The lobby of all partners, served at `/games` and at `/game`. */
export async function GamesLobby({ kind }: { kind: GameKind }) {
  const [{ game }, first, { lastPlayed }] = await Promise.all([getMessages(), readGameLists(), readPlayer()]);
  return (
    <>
      <PageTitle note={env().embedded ? game.lead : undefined}>{game.title}</PageTitle>
      <Lobby first={first} lastPlayed={lastPlayed} kind={kind} words={game} />
    </>
  );
}
