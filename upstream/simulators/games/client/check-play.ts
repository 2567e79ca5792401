/** Verifies a play: computes it again from what was shown before it and what was revealed after it. */
import { hmac } from "@noble/hashes/hmac";
import { sha256 } from "@noble/hashes/sha2";
import { bytesToHex, hexToBytes, utf8ToBytes } from "@noble/hashes/utils";
import { playMessage } from "@/lib/domain/partners/demo/chance";
import { outcomeAgrees } from "@/lib/domain/partners/demo/check-play";

/** A play as the server reports it, amounts in baht. */
export interface ReportedPlay {
  id: string;
  /** ISO time with its offset. */
  at: string;
  nonce: number;
  clientSeed: string;
  seed: string;
  seedHash: string;
  stakes: Record<string, number>;
  shown: readonly number[];
  win: number;
}

/** What the page showed before the play, and sent: a provider that could change it could choose the outcome. */
export type Promised = Pick<ReportedPlay, "nonce" | "seedHash" | "clientSeed" | "stakes">;

/** @param promised present if this page saw the play begin */
export function isProven(gameId: string, played: ReportedPlay, promised?: Promised): boolean {
  const seed = hexToBytes(played.seed);
  if (bytesToHex(sha256(seed)) !== played.seedHash) return false;
  if (promised && !isAsPromised(played, promised)) return false;
  const stakes = Object.fromEntries(
    Object.entries(played.stakes).map(([place, stake]) => [place, Math.round(stake * 100)]),
  );
  const message = utf8ToBytes(playMessage(played.clientSeed, played.nonce));
  const { shown, win } = played;
  return outcomeAgrees(gameId, { stakes, shown, win: Math.round(win * 100) }, hmac(sha256, seed, message));
}

function isAsPromised(played: ReportedPlay, { nonce, seedHash, clientSeed, stakes }: Promised): boolean {
  const places = new Set([...Object.keys(stakes), ...Object.keys(played.stakes)]);
  return (
    played.nonce === nonce &&
    played.seedHash === seedHash &&
    played.clientSeed === clientSeed &&
    [...places].every((place) => played.stakes[place] === stakes[place])
  );
}
