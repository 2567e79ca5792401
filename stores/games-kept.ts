/**
 * The games played last on this device. A cookie, so that the page's server renders them where they stand and
 * nothing jumps; its name carries the mark of the member, so that nobody reads another's.
 */
import Cookies from "js-cookie";
import type { GameName } from "@/lib/domain/partners/game-path";
import { readLastPlayed, withLastPlayed, writeLastPlayed } from "@/lib/domain/partners/last-played";

const KEPT_DAYS = 90;

/** @param owner a hash of the member's uuid */
export const lastPlayedCookie = (owner: string): string => `last-games-${owner}`;

/** Puts a game in front of this member's; a browser that keeps no cookies just forgets it. */
export function keepLastPlayed(owner: string, game: GameName): void {
  const name = lastPlayedCookie(owner);
  const games = writeLastPlayed(withLastPlayed(readLastPlayed(Cookies.get(name)), game));
  Cookies.set(name, games, { expires: KEPT_DAYS, sameSite: "lax" });
}
