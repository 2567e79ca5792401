/**
 * A provider of games, as this service sees one: it opens a game for a member, and its messages about his money can
 * be told from anybody else's. A provider with a protocol of its own gets a file in `providers/` that maps it.
 */
import type { IncomingHttpHeaders } from "node:http";
import type { HookMessage, WalletAnswer } from "@/lib/contract/game-wallet";
import type { LocaleCode } from "@/lib/domain/access/path";
import type { Tx } from "../db/tx";

export interface Launch {
  /** The member's name towards this provider; all that it learns of him */
  player: string;
  gameList: string | null;
  gameId: string | null;
  device: "mobile" | "pc";
  locale: LocaleCode;
}

export interface GameProvider {
  readonly partner: string;
  /** Of the box itself, in play credit; labelled so wherever its games are shown */
  readonly isDemo: boolean;
  /** The address that opens the game. Nothing is asked over the network: the call's transaction is open. */
  launch(tx: Tx, launch: Launch): Promise<string>;
  /** True for what this provider sent, and sent just now. */
  isGenuine(headers: IncomingHttpHeaders, body: Buffer, nowMs: number): boolean;
  /** What it tells. Throws `invalid-input`. */
  read(body: unknown): HookMessage;
  /** The answer in its own words. */
  write(answer: WalletAnswer): unknown;
}
