/** The partner behind which the house's own games stand. */
const HOUSE = "wl";

/** Names of the house's own games in one language, by game. */
export type OwnNames = Readonly<Record<string, string>>;

interface NamedGame {
  readonly partner: string;
  readonly gameId: string | null;
  /** As its partner writes it. */
  readonly name: string;
}

/** What a game is called: the house's own in the reader's language, every other as its partner calls it. */
export function gameNameOf({ partner, gameId, name }: NamedGame, own: OwnNames): string {
  return partner === HOUSE && gameId !== null && Object.hasOwn(own, gameId) ? (own[gameId] ?? name) : name;
}
