/** Addresses of partner games: parsing and writing them. */
import { findPartner, type Partner } from "./partners";

/** What an address below /game shows. */
export type GamePlace =
  | { readonly view: "lobby" | "logout" }
  /** All games of a partner, or one of its lists. */
  | { readonly view: "partner" | "list"; readonly partner: Partner; readonly gameList: string | null }
  /** A game; without an id the partner is a single game. */
  | {
      readonly view: "game";
      readonly partner: Partner;
      readonly gameList: string | null;
      readonly gameId: string | null;
    };

/** What identifies a game to launch. */
export interface GameName {
  readonly partner: string;
  readonly gameList: string | null;
  readonly gameId: string | null;
}

const ID = /^[A-Za-z0-9_-]{1,80}$/;

/** Parses the decoded segments behind /game; null where no page exists. */
export function readGamePath(segments: readonly string[]): GamePlace | null {
  const [key, first, second, ...rest] = segments;
  if (key === undefined) return { view: "lobby" };
  if (key === "logout") return first === undefined ? { view: "logout" } : null;
  const partner = findPartner(key);
  if (!partner || rest.length > 0) return null;
  if (first === undefined) return indexOf(partner);
  if (second !== undefined) return gameOfList(partner, first, second);
  if (first === partner.listWord) return { view: "list", partner, gameList: null };
  // Decision 22: a known list, otherwise a game.
  if (partner.gameLists.includes(first)) return { view: "list", partner, gameList: first };
  // A partner with lists and a page of its own has games behind its lists only.
  if (partner.gameLists.length > 0 && !partner.hasNoIndex) return null;
  return partner.hasGameIds && ID.test(first)
    ? { view: "game", partner, gameList: null, gameId: first }
    : null;
}

/** The address of a game, without the locale. A partner that is a single game is addressed by its key. */
export function gamePath({ partner, gameList, gameId }: GameName): string {
  return ["/game", partner, gameList, gameId].filter((part) => part !== null).join("/");
}

function indexOf(partner: Partner): GamePlace | null {
  if (partner.hasNoIndex) return null;
  const hasGames = partner.hasGameIds || partner.gameLists.length > 0;
  return hasGames
    ? { view: "partner", partner, gameList: null }
    : { view: "game", partner, gameList: null, gameId: null };
}

function gameOfList(partner: Partner, gameList: string, gameId: string): GamePlace | null {
  const isListed = partner.gameLists.includes(gameList) && ID.test(gameId);
  return isListed ? { view: "game", partner, gameList, gameId } : null;
}
