/**
 * The games last played on this device. A cookie, so that the server renders them without a layout shift; its
 * name carries a hash of the member, so that another member on this device does not see them.
 */
import Cookies from "js-cookie";
import type { GameName } from "@/lib/domain/partners/game-path";
import { type GameTable, isGameTable } from "@/lib/domain/partners/game-table";
import { readLastPlayed, withLastPlayed, writeLastPlayed } from "@/lib/domain/partners/last-played";
import { readStored, removeItem, saveItem } from "../_core/browser-storage";

const KEPT_DAYS = 90;

/** @param owner a hash of the member's uuid */
export const lastPlayedCookie = (owner: string): string => `last-games-${owner}`;

/** Moves a game to the front of this member's list; ignored where cookies are blocked. */
export function saveLastPlayed(owner: string, game: GameName): void {
  const name = lastPlayedCookie(owner);
  const games = writeLastPlayed(withLastPlayed(readLastPlayed(Cookies.get(name)), game));
  Cookies.set(name, games, { expires: KEPT_DAYS, sameSite: "lax" });
}

/** What a member has laid on a game's table, in this tab alone. */
const tableKey = (owner: string, { partner, gameId }: GameName) => `game-table-${owner}-${partner}-${gameId}`;

export const readTable = (owner: string, game: GameName): GameTable | null =>
  readStored("sessionStorage", tableKey(owner, game), isGameTable);

export const saveTable = (owner: string, game: GameName, table: GameTable): void =>
  saveItem("sessionStorage", tableKey(owner, game), table);

export const forgetTable = (owner: string, game: GameName): void =>
  removeItem("sessionStorage", tableKey(owner, game));
