import { notFound } from "next/navigation";
import { getLocale, getMessages } from "next-intl/server";
import { GameProblem } from "@/components/game/game-problem";
import { GameScreen } from "@/components/game/game-screen";
import { standingOf } from "@/components/game/game-status";
import { everyGame, partnerNameOf, playableGames } from "@/components/game/lobby/listed-games";
import { TileList } from "@/components/game/lobby/tile-list";
import { PageTitle } from "@/components/ui/page-title";
import { gameNameOf } from "@/lib/domain/partners/game-name";
import type { GamePlace } from "@/lib/domain/partners/game-path";
import { folderOf, toLocale } from "@/lib/i18n/tags";
import { env } from "@/lib/server/config/env";
import { readGameLists, readPlayer } from "./read-games";

type OfGame = Extract<GamePlace, { view: "game" }>;

/** A game to play, or the reason why the operator's list forbids it. */
export async function OneGame({ place }: { place: OfGame }) {
  const [{ game: words }, lists, player] = await Promise.all([getMessages(), readGameLists(), readPlayer()]);
  const games = everyGame(lists);
  const { partner } = place;
  const { listed, state } = standingOf(lists, place);
  if (state === "unknown") notFound();

  const name = listed ? gameNameOf(listed, words.own) : partnerNameOf(partner.key, games, words);
  const category = listed?.category ?? partner.category;
  if (state !== "open")
    return (
      <>
        <PageTitle back={{ href: "/games", label: words.back }}>{name}</PageTitle>
        <GameProblem problem={state} name={name} words={words} category={category} />
        <TileList title={words.sections.playable} tiles={playableGames(lists, words)} words={words} />
      </>
    );
  return (
    <GameScreen
      game={{
        partner: partner.key,
        gameList: listed?.gameList ?? place.gameList,
        gameId: place.gameId,
        name,
        isDemo: listed?.isDemo ?? false,
      }}
      mode={{ device: player.device, locale: folderOf(toLocale(await getLocale())) }}
      owner={player.owner}
      providers={env().GAME_ORIGINS}
      back={`/games?kind=${category}`}
      words={words}
    />
  );
}
