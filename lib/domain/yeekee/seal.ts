import { type Hashing, hex, utf8 } from "./draw";
import type { DrawRules } from "./draw-rules";

/** What a round promises when it opens. */
export interface DrawPromise {
  readonly betId: string;
  readonly rules: DrawRules;
  /** N. */
  readonly steps: number;
  /** End of shooting, epoch ms. */
  readonly endsAt: number;
  /** SHA-256 of the seed, lower-case hex. */
  readonly commitment: string;
  /** The promised drand chain; empty without a beacon, and so is the round's number. */
  readonly chainHash: string;
  /** Decimal, without leading zeros. */
  readonly beaconRound: string;
}

/**
 * The hash of a round's promise, published and logged when it opens. The database computes it
 * (`open_ying_draws`), and verifiers of a proof compute it again; `tests/parity/draw-seal` runs both on one
 * table.
 */
export async function sealOf(promise: DrawPromise, hashing: Hashing): Promise<string> {
  const { betId, rules, steps, endsAt, commitment, chainHash, beaconRound } = promise;
  const text = `seal-3|${betId}|${rules}|${steps}|${endsAt}|${commitment}|${chainHash}|${beaconRound}`;
  return hex(await hashing.sha256(utf8(text)));
}
