/** The partner key of the site's own games. */
const HOUSE = "wl";

/** Names of the site's own games in one language, by game. */
export type OwnNames = Readonly<Record<string, string>>;

interface NamedGame {
  readonly partner: string;
  readonly gameId: string | null;
  /** As the partner writes it. */
  readonly name: string;
}

/** A game's display name: for the site's own games in the reader's language, else the partner's name. */
export function gameNameOf({ partner, gameId, name }: NamedGame, own: OwnNames): string {
  return partner === HOUSE && gameId !== null && Object.hasOwn(own, gameId) ? (own[gameId] ?? name) : name;
}
