/**
 * The games last played on this device. A cookie, so that the server renders them without a layout shift; its
 * name carries a hash of the member, so that another member on this device does not see them.
 */
import type { GameName } from "@/lib/domain/partners/game-path";
import { readLastPlayed, withLastPlayed, writeLastPlayed } from "@/lib/domain/partners/last-played";

const KEPT_SECONDS = 90 * 86_400;

/** @param owner a hash of the member's uuid */
export const lastPlayedCookie = (owner: string): string => `last-games-${owner}`;

/** Moves a game to the front of this member's list; ignored where cookies are blocked. */
export function keepLastPlayed(owner: string, game: GameName): void {
  const name = lastPlayedCookie(owner);
  const kept = document.cookie
    .split("; ")
    .find((cookie) => cookie.startsWith(`${name}=`))
    ?.slice(name.length + 1);
  const games = writeLastPlayed(withLastPlayed(readLastPlayed(kept), game));
  document.cookie = `${name}=${games}; path=/; max-age=${KEPT_SECONDS}; samesite=lax`;
}
