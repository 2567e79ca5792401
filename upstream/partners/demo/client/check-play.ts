/** Works a play out again from what was shown before it and what was told after it. */
import { hmac } from "@noble/hashes/hmac";
import { sha256 } from "@noble/hashes/sha2";
import { bytesToHex, hexToBytes, utf8ToBytes } from "@noble/hashes/utils";
import { playMessage } from "@/lib/domain/partners/demo/chance";
import { winOf } from "@/lib/domain/partners/demo/game";
import { findDemoGame } from "@/lib/domain/partners/demo/games";

/** As it is told, amounts in baht. */
export interface ToldPlay {
  nonce: number;
  clientSeed: string;
  seed: string;
  seedHash: string;
  stakes: Record<string, number>;
  shown: readonly number[];
  win: number;
}

/** @param hashBefore the hash that stood on the page before the play, where this page saw it */
export function isProven(gameId: string, played: ToldPlay, hashBefore?: string): boolean {
  const game = findDemoGame(gameId);
  const seed = hexToBytes(played.seed);
  if (!game || bytesToHex(sha256(seed)) !== played.seedHash) return false;
  if (hashBefore !== undefined && hashBefore !== played.seedHash) return false;
  const stakes = Object.fromEntries(
    Object.entries(played.stakes).map(([place, stake]) => [place, Math.round(stake * 100)]),
  );
  const message = utf8ToBytes(playMessage(played.clientSeed, played.nonce));
  const outcome = game.play(hmac(sha256, seed, message), stakes);
  return outcome.shown.join() === played.shown.join() && winOf(outcome) === Math.round(played.win * 100);
}
