/**
 * The games played last on this device. A cookie, so that the page's server renders them where they stand and
 * nothing jumps; its name carries the mark of the member, so that nobody reads another's.
 */
import type { GameName } from "@/lib/domain/partners/game-path";
import { readLastPlayed, withLastPlayed, writeLastPlayed } from "@/lib/domain/partners/last-played";

const KEPT_SECONDS = 90 * 86_400;

/** @param owner a hash of the member's uuid */
export const lastPlayedCookie = (owner: string): string => `last-games-${owner}`;

/** Puts a game in front of this member's; a browser that keeps no cookies just forgets it. */
export function keepLastPlayed(owner: string, game: GameName): void {
  const name = lastPlayedCookie(owner);
  const kept = document.cookie
    .split("; ")
    .find((cookie) => cookie.startsWith(`${name}=`))
    ?.slice(name.length + 1);
  const games = writeLastPlayed(withLastPlayed(readLastPlayed(kept), game));
  document.cookie = `${name}=${games}; path=/; max-age=${KEPT_SECONDS}; samesite=lax`;
}
