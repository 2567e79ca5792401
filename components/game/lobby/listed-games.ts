import type { PartnerGame } from "@/lib/contract/partners";
import { gameNameOf } from "@/lib/domain/partners/game-name";
import { type GameName, gamePath } from "@/lib/domain/partners/game-path";
import type { Searched } from "@/lib/domain/partners/game-search";
import { isSameGame } from "@/lib/domain/partners/last-played";
import { findPartner, type GameState, type Partner, partners } from "@/lib/domain/partners/partners";
import type { GameLists } from "@/stores/games";
import type { GameWords } from "../game-words";

/** A game or a partner as a tile shows it. */
export interface Listed extends Searched, GameName {
  key: string;
  /** Null where the reader may not open it. */
  href: string | null;
  state: GameState;
  isDemo: boolean;
  imageUrl: string | null;
}

const MOST_PLAYABLE = 5;

type BothLists = Pick<GameLists, "normal" | "nr">;

/** A partner's name: from the operator's list, else the site's own. */
export function partnerNameOf(key: string, games: readonly PartnerGame[], words: GameWords): string {
  const itself = games.find((game) => game.partner === key && isPartnerItself(game));
  const names: Readonly<Record<string, string>> = words.partners;
  return itself?.name ?? names[key] ?? key.toUpperCase();
}

/** What one game's tile says of its partner: the house's games are many, the tile's is one. */
function makerOf(key: string, games: readonly PartnerGame[], words: GameWords): string {
  const plural: Readonly<Record<string, string>> = words.partners;
  const singular: Readonly<Record<string, string>> = words.ofPartner;
  const name = partnerNameOf(key, games, words);
  return name === plural[key] ? (singular[key] ?? name) : name;
}

/** Single games, playable ones first; otherwise in the list's order. */
export function listedGames({ normal, nr }: BothLists, words: GameWords): Listed[] {
  const all = everyGame({ normal, nr });
  return all
    .filter((game) => !isPartnerItself(game))
    .map((game) => listed(game, all, nr, words))
    .sort((one, other) => Number(other.state === "open") - Number(one.state === "open"));
}

/** A few games that can be played now, for a page where one cannot. */
export const playableGames = (lists: BothLists, words: GameWords): Listed[] =>
  listedGames(lists, words)
    .filter(({ state }) => state === "open")
    .slice(0, MOST_PLAYABLE);

/** Every partner of the site's table, in its order: as open as the most open of its games. */
export function listedPartners({ normal, nr }: BothLists, words: GameWords): Listed[] {
  const all = everyGame({ normal, nr });
  return partners.map((partner) => {
    const own = all.filter((game) => game.partner === partner.key);
    const name = partnerNameOf(partner.key, all, words);
    return {
      key: partner.key,
      partner: partner.key,
      gameList: null,
      gameId: null,
      href: partnerPath(partner),
      name,
      partnerName: name,
      category: partner.category,
      state: mostOpen(own.map(stateOf)),
      isDemo: own.length > 0 && own.every(({ isDemo }) => isDemo),
      isUnrestricted: (nr ?? []).some((game) => game.partner === partner.key),
      imageUrl: own.find(isPartnerItself)?.imageUrl ?? null,
    };
  });
}

/** Tiles of named games; one that is no longer listed is left out. */
export function tilesOf(names: readonly GameName[], tiles: readonly Listed[]): Listed[] {
  return names.flatMap((name) => tiles.find((tile) => isSameGame(tile, name)) ?? []);
}

/** A partner's own page; a partner without one opens its first list. */
const partnerPath = ({ key, gameLists, hasNoIndex }: Partner): string =>
  gamePath({ partner: key, gameList: hasNoIndex ? (gameLists[0] ?? null) : null, gameId: null });

export const stateOf = ({ state, open }: PartnerGame): GameState => state ?? (open ? "open" : "maintenance");

export const isPartnerItself = ({ gameList, gameId }: GameName): boolean =>
  gameList === null && gameId === null;

/** Both lists merged: the second may name games that the first does not. */
export function everyGame({ normal, nr }: BothLists): readonly PartnerGame[] {
  const first = normal ?? [];
  return [...first, ...(nr ?? []).filter((game) => !first.some((known) => isSameGame(known, game)))];
}

function listed(
  game: PartnerGame,
  all: readonly PartnerGame[],
  nr: GameLists["nr"],
  words: GameWords,
): Listed {
  const { partner, gameList, gameId, imageUrl } = game;
  return {
    key: [partner, gameList, gameId].join("/"),
    partner,
    gameList,
    gameId,
    name: gameNameOf(game, words.own),
    imageUrl,
    href: gamePath(game),
    partnerName: makerOf(partner, all, words),
    category: game.category ?? findPartner(partner)?.category ?? "slots",
    state: stateOf(game),
    isDemo: game.isDemo ?? false,
    isUnrestricted: (nr ?? []).some((one) => isSameGame(one, game)),
  };
}

const mostOpen = (states: readonly GameState[]): GameState =>
  (["open", "maintenance"] as const).find((state) => states.includes(state)) ?? "unconnected";
