/**
 * The one table of game partners: where each stands below /game and what of its games an address can name.
 * Which of them are open, and their games, is data that the upstream answers.
 */
export const gameCategories = ["slots", "casino", "dice", "board", "fishing", "sports"] as const;
export type GameCategory = (typeof gameCategories)[number];

/** A game or a partner as members meet it: it can be played, is being mended, or nobody has connected it. */
export const gameStates = ["open", "maintenance", "unconnected"] as const;
export type GameState = (typeof gameStates)[number];

export interface Partner {
  readonly key: string;
  readonly category: GameCategory;
  /** Lists of games that its addresses can name. */
  readonly gameLists: readonly string[];
  /** Addresses name single games; without them the partner opens as one place. */
  readonly hasGameIds: boolean;
  /** A fixed word behind the partner that shows its games: `/game/wm/list`. */
  readonly listWord?: string;
  /** It has no page of its own name: `/game/wl` is no address, its lists are. */
  readonly hasNoIndex?: true;
}

const place = (key: string, category: GameCategory): Partner => ({
  key,
  category,
  gameLists: [],
  hasGameIds: false,
});
const shelf = (key: string, category: GameCategory): Partner => ({
  ...place(key, category),
  hasGameIds: true,
});

/** In the order of the lobby. */
export const partners: readonly Partner[] = [
  { ...shelf("wl", "slots"), gameLists: ["slots", "dice", "board"], hasNoIndex: true },
  shelf("pg-soft2", "slots"),
  shelf("joker", "slots"),
  shelf("pegasus", "slots"),
  shelf("ezg", "slots"),
  { ...shelf("gpx", "slots"), gameLists: ["slots", "fishing", "table"] },
  place("sa", "casino"),
  { ...place("wm", "casino"), listWord: "list" },
  place("all-bet", "casino"),
  place("world-casino", "casino"),
  place("hg", "casino"),
  place("soccer", "sports"),
];

/** Every partner's key, as calls and addresses write it. */
export const partnerKeys: readonly string[] = partners.map(({ key }) => key);

export const findPartner = (key: string): Partner | null =>
  partners.find((partner) => partner.key === key) ?? null;
