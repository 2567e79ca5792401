import { type GameName, gamePath, readGamePath } from "./game-path";

/** Address of a game whose list is unknown: its own, or the partner's where it has none. */
export function playAgainPath({ partner, gameId }: Omit<GameName, "gameList">): string | undefined {
  const own = gamePath({ partner, gameList: null, gameId });
  const ways = [own, gamePath({ partner, gameList: null, gameId: null })];
  return ways.find((path) => readGamePath(path.split("/").slice(2)) !== null);
}
