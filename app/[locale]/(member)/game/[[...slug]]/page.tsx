import { notFound } from "next/navigation";
import { getMessages } from "next-intl/server";
import { Leaving } from "@/components/game/leaving";
import { everyGame, partnerNameOf } from "@/components/game/lobby/listed-games";
import { PartnerGames } from "@/components/game/lobby/partner-games";
import { PageTitle } from "@/components/ui/page-title";
import { gameNameOf } from "@/lib/domain/partners/game-name";
import { type GamePlace, readGamePath } from "@/lib/domain/partners/game-path";
import { GamesLobby } from "../_parts/games-lobby";
import { OneGame } from "../_parts/one-game";
import { readGameLists } from "../_parts/read-games";

interface Props {
  params: Promise<{ slug?: string[] }>;
}

const placeOf = async (params: Props["params"]): Promise<GamePlace | null> =>
  readGamePath(((await params).slug ?? []).map(decoded));

export async function generateMetadata({ params }: Props) {
  const [place, { game }] = await Promise.all([placeOf(params), getMessages()]);
  const isOfPartner = place?.view === "partner" || place?.view === "list" || place?.view === "game";
  if (!isOfPartner) return { title: game.title };
  const partner = place.partner.key;
  const name = partnerNameOf(partner, [], game);
  const shown = place.view === "game" ? gameNameOf({ partner, gameId: place.gameId, name }, game.own) : name;
  return { title: `${shown} · ${game.title}` };
}

/** Every address below /game, resolved by the table of partners. */
export default async function GamePage({ params }: Props) {
  const [place, { game }] = await Promise.all([placeOf(params), getMessages()]);
  if (!place) notFound();
  switch (place.view) {
    case "lobby":
      return <GamesLobby kind="all" />;
    case "logout":
      return (
        <>
          <h1 className="visually-hidden">{game.title}</h1>
          <Leaving words={game.leaving} />
        </>
      );
    case "game":
      return <OneGame place={place} />;
    default:
      return <PartnerPage place={place} />;
  }
}

type OfPartner = Extract<GamePlace, { view: "partner" | "list" }>;

async function PartnerPage({ place }: { place: OfPartner }) {
  const { key } = place.partner;
  const [{ game }, first] = await Promise.all([getMessages(), readGameLists()]);
  return (
    <>
      <PageTitle back={{ href: "/games", label: game.back }}>
        {partnerNameOf(key, everyGame(first), game)}
      </PageTitle>
      <PartnerGames key={key} first={first} partner={key} gameList={place.gameList} words={game} />
    </>
  );
}

/** A decoded segment of the address; empty when it cannot be decoded, which matches no game. */
function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return "";
  }
}
