/** Verifies a finished play: it is worked out again from the numbers that were shown before it and after it. */
import type { Satang } from "../../money/money";
import { bytesOf, type Hashing, hex } from "../../yeekee/draw";
import { playMessage } from "./chance";
import { type Stakes, winOf } from "./game";
import { findDemoGame } from "./games";

/** A play as its server reports it. */
export interface FinishedPlay {
  readonly nonce: number;
  readonly clientSeed: string;
  readonly seed: string;
  readonly seedHash: string;
  readonly stakes: Stakes;
  readonly shown: readonly number[];
  readonly win: Satang | number;
}

/** True if the hash is that of the seed, and the seeds give what came and what it paid. */
export async function playAgrees(
  { sha256, hmacSha256 }: Pick<Hashing, "sha256" | "hmacSha256">,
  gameId: string,
  play: FinishedPlay,
): Promise<boolean> {
  const seed = bytesOf(play.seed);
  const message = new TextEncoder().encode(playMessage(play.clientSeed, play.nonce));
  const [seedHash, bytes] = await Promise.all([sha256(seed), hmacSha256(seed, message)]);
  return hex(seedHash) === play.seedHash && outcomeAgrees(gameId, play, bytes);
}

/** @param bytes the HMAC of the play's message under its seed */
export function outcomeAgrees(
  gameId: string,
  { stakes, shown, win }: Pick<FinishedPlay, "stakes" | "shown" | "win">,
  bytes: Uint8Array,
): boolean {
  const outcome = findDemoGame(gameId)?.play(bytes, stakes);
  return outcome !== undefined && outcome.shown.join() === shown.join() && winOf(outcome) === win;
}
