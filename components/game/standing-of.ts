import type { PartnerGame } from "@/lib/contract/partners";
import type { GamePlace } from "@/lib/domain/partners/game-path";
import type { GameState } from "@/lib/domain/partners/partners";
import type { GameLists } from "@/stores/games";
import { everyGame, isPartnerItself, stateOf } from "./listed-games";

type OfGame = Extract<GamePlace, { view: "game" }>;

/** How the operator lists the game of an address; unknown: it is none. What is not known yet the launch will say. */
export function standingOf(
  lists: Pick<GameLists, "normal" | "nr">,
  { partner, gameList, gameId }: OfGame,
): { listed: PartnerGame | undefined; state: GameState | "unknown" } {
  const ofPartner = everyGame(lists).filter((game) => game.partner === partner.key);
  // An address may name a game without its list (decision 22).
  const listed = ofPartner.find(
    (game) => game.gameId === gameId && (gameId === null || gameList === null || game.gameList === gameList),
  );
  if (listed) return { listed, state: stateOf(listed) };
  // Without the list of all games, a game that the other list does not name may still be one.
  if (!lists.normal) return { listed, state: "open" };
  // A partner who is listed with games of his own has no others; of one nobody listed we know nothing.
  if (ofPartner.some((game) => stateOf(game) === "open" && !isPartnerItself(game)))
    return { listed, state: "unknown" };
  const itself = ofPartner.find(isPartnerItself);
  return { listed, state: itself ? stateOf(itself) : "unconnected" };
}
