/**
 * A game provider as this service sees it: it opens a game for a member, and its messages about the member's money
 * can be authenticated. A provider with a protocol of its own gets a file in `partners/providers/` that maps it.
 */
import type { IncomingHttpHeaders } from "node:http";
import type { Played } from "@/lib/contract/demo-games";
import type { WalletAnswer, WebhookMessage } from "@/lib/contract/game-wallet";
import type { LocaleCode } from "@/lib/domain/access/path";
import type { Tx } from "../db/tx";

export interface Launch {
  /** The member's player name at this provider, the only thing it learns of them */
  player: string;
  gameList: string | null;
  gameId: string | null;
  device: "mobile" | "pc";
  locale: LocaleCode;
}

export interface GameProvider {
  readonly partner: string;
  /** True for the built-in demo provider, in play credit; its games are labelled as demo */
  readonly isDemo: boolean;
  /** The address that opens the game. Must not use the network: the call's transaction is open. */
  launch(tx: Tx, launch: Launch): Promise<string>;
  /** The play behind a round of a player, where the provider tells it; null for one that is not finished. */
  playOf?(tx: Tx, player: string, round: string): Promise<Played | null>;
  /** Verifies that this provider sent the message, and recently. */
  isGenuine(headers: IncomingHttpHeaders, body: Buffer, nowMs: number): boolean;
  /** Parses the message. Throws `invalid-input`. */
  read(body: unknown): WebhookMessage;
  /** The reply in the provider's own format. */
  write(answer: WalletAnswer): unknown;
}

/** The connected providers by partner. */
export type GameProviders = ReadonlyMap<string, GameProvider>;
