import type { PartnerGame } from "@/lib/contract/partners";
import type { GamePlace } from "@/lib/domain/partners/game-path";
import type { GameState } from "@/lib/domain/partners/partners";
import type { GameLists } from "@/stores/games";
import { everyGame, isPartnerItself, stateOf } from "./lobby/listed-games";

type OfGame = Extract<GamePlace, { view: "game" }>;

/**
 * The operator's status of the game in the address; unknown means that it does not exist. What is not known yet,
 * the launch will tell.
 */
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
  // Without the list of all games, a game that the other list does not name may still exist.
  if (!lists.normal) return { listed, state: "open" };
  // A partner listed with games of its own has no others; about an unlisted partner nothing is known.
  if (ofPartner.some((game) => stateOf(game) === "open" && !isPartnerItself(game)))
    return { listed, state: "unknown" };
  const itself = ofPartner.find(isPartnerItself);
  return { listed, state: itself ? stateOf(itself) : "unconnected" };
}
