/** The games a member played last on this device, newest first, as a cookie holds them. */
import type { GameName } from "./game-path";

export const MOST_LAST_PLAYED = 8;

const KEY = /^[A-Za-z0-9_-]{1,80}$/;
const GAME_END = "~";
const PART_END = ".";

/** Entries that are not games are left out. */
export function readLastPlayed(text: string | undefined): GameName[] {
  return (text ?? "").split(GAME_END).flatMap(readGame).slice(0, MOST_LAST_PLAYED);
}

export const writeLastPlayed = (games: readonly GameName[]): string =>
  games
    .map(({ partner, gameList, gameId }) => [partner, gameList ?? "", gameId ?? ""].join(PART_END))
    .join(GAME_END);

/** Moves this game to the front, without duplicates. */
export function withLastPlayed(games: readonly GameName[], played: GameName): GameName[] {
  return [played, ...games.filter((game) => !isSameGame(game, played))].slice(0, MOST_LAST_PLAYED);
}

export const isSameGame = (one: GameName, other: GameName): boolean =>
  one.partner === other.partner && one.gameList === other.gameList && one.gameId === other.gameId;

function readGame(text: string): GameName[] {
  const [partner = "", gameList = "", gameId = "", ...rest] = text.split(PART_END);
  const isGame = KEY.test(partner) && [gameList, gameId].every((part) => part === "" || KEY.test(part));
  return isGame && rest.length === 0 ? [{ partner, gameList: gameList || null, gameId: gameId || null }] : [];
}
