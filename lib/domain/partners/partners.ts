/**
 * The table of game partners: the path of each below /game, and which of its games have addresses. Which of them
 * are open, and their games, comes from the upstream.
 */
export const gameCategories = ["slots", "casino", "dice", "board", "fishing", "sports"] as const;
export type GameCategory = (typeof gameCategories)[number];

/** State of a game or partner for members: playable, under maintenance, or not connected. */
export const gameStates = ["open", "maintenance", "unconnected"] as const;
export type GameState = (typeof gameStates)[number];

export interface Partner {
  readonly key: string;
  readonly category: GameCategory;
  /** Lists of games that have addresses. */
  readonly gameLists: readonly string[];
  /** Single games have addresses; otherwise the partner opens as one game. */
  readonly hasGameIds: boolean;
  /** A fixed word behind the partner that shows its games: `/game/wm/list`. */
  readonly listWord?: string;
  /** The partner has no page of its own: `/game/wl` does not exist, its lists do. */
  readonly hasNoIndex?: true;
}

const place = (key: string, category: GameCategory): Partner => ({
  key,
  category,
  gameLists: [],
  hasGameIds: false,
});
const withGames = (key: string, category: GameCategory): Partner => ({
  ...place(key, category),
  hasGameIds: true,
});

/** In the lobby's order. */
export const partners: readonly Partner[] = [
  { ...withGames("wl", "slots"), gameLists: ["slots", "dice", "board"], hasNoIndex: true },
  withGames("pg-soft2", "slots"),
  withGames("joker", "slots"),
  withGames("pegasus", "slots"),
  withGames("ezg", "slots"),
  { ...withGames("gpx", "slots"), gameLists: ["slots", "fishing", "table"] },
  place("sa", "casino"),
  { ...place("wm", "casino"), listWord: "list" },
  place("all-bet", "casino"),
  place("world-casino", "casino"),
  place("hg", "casino"),
  place("soccer", "sports"),
];

/** Every partner's key, as in calls and addresses. */
export const partnerKeys: readonly string[] = partners.map(({ key }) => key);

export const findPartner = (key: string): Partner | null =>
  partners.find((partner) => partner.key === key) ?? null;
