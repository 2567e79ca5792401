/**
 * The games last played on this device. A cookie, so that the server renders them without a layout shift; its
 * name carries a hash of the member, so that another member on this device does not see them.
 */
import Cookies from "js-cookie";
import type { GameName } from "@/lib/domain/partners/game-path";
import { readLastPlayed, withLastPlayed, writeLastPlayed } from "@/lib/domain/partners/last-played";

const KEPT_DAYS = 90;

/** @param owner a hash of the member's uuid */
export const lastPlayedCookie = (owner: string): string => `last-games-${owner}`;

/** Moves a game to the front of this member's list; ignored where cookies are blocked. */
export function saveLastPlayed(owner: string, game: GameName): void {
  const name = lastPlayedCookie(owner);
  const games = writeLastPlayed(withLastPlayed(readLastPlayed(Cookies.get(name)), game));
  Cookies.set(name, games, { expires: KEPT_DAYS, sameSite: "lax" });
}
