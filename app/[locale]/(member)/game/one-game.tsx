import { notFound } from "next/navigation";
import { getLocale, getMessages } from "next-intl/server";
import { GameProblem } from "@/components/game/game-problem";
import { GameRoom } from "@/components/game/game-room";
import {
  everyGame,
  isPartnerItself,
  partnerNameOf,
  partnerPath,
  stateOf,
} from "@/components/game/listed-games";
import { PageTitle } from "@/components/ui/page-title";
import type { PartnerGame } from "@/lib/contract/partners";
import type { GamePlace } from "@/lib/domain/partners/game-path";
import { folderOf, toLocale } from "@/lib/i18n/tags";
import { env } from "@/lib/server/env";
import { readGameLists, readPlayer } from "./read-games";

type OfGame = Extract<GamePlace, { view: "game" }>;

/** A game to play; or why it is not to be played, when the operator's list says so beforehand. */
export async function OneGame({ place }: { place: OfGame }) {
  const [{ game: words }, lists, player] = await Promise.all([getMessages(), readGameLists(), readPlayer()]);
  const games = everyGame(lists);
  const { partner } = place;
  const listed = listedAs(games, place);
  const ofPartner = games.filter((game) => game.partner === partner.key);
  // A partner who is listed with games of his own has no others; of one nobody listed we know nothing.
  const isUnknown = !listed && ofPartner.some((game) => stateOf(game) === "open" && !isPartnerItself(game));
  if (isUnknown) notFound();

  const name = listed?.name ?? partnerNameOf(partner.key, games, words);
  const itself = ofPartner.find(isPartnerItself);
  const state = listed ? stateOf(listed) : lists.normal ? (itself ? stateOf(itself) : "unconnected") : "open";
  const back = place.gameId === null ? "/games" : partnerPath(partner);
  if (state !== "open")
    return (
      <>
        <PageTitle back={{ href: "/games", label: words.back }}>{name}</PageTitle>
        <GameProblem problem={state} name={name} words={words} />
      </>
    );
  return (
    <GameRoom
      game={{
        partner: partner.key,
        gameList: listed?.gameList ?? place.gameList,
        gameId: place.gameId,
        name,
        isDemo: listed?.isDemo ?? false,
      }}
      way={{ device: player.device, locale: folderOf(toLocale(await getLocale())) }}
      owner={player.owner}
      providers={env().GAME_ORIGINS}
      back={back}
      words={words}
    />
  );
}

/** An address may name a game without its list (decision 22). */
const listedAs = (games: readonly PartnerGame[], { partner, gameList, gameId }: OfGame) =>
  games.find(
    (game) =>
      game.partner === partner.key &&
      game.gameId === gameId &&
      (gameId === null || gameList === null || game.gameList === gameList),
  );
