/** Public randomness for the draws of shots. */

/** One round of a public chain; lower-case hex. */
export interface Pulse {
  round: number;
  randomness: string;
  signature: string;
}

/** When a chain's rounds are due: the first at its genesis, then one per period. */
export interface ChainTiming {
  chainHash: string;
  genesisMs: number;
  periodMs: number;
}

/** A chain of public randomness whose every round can be verified. */
export interface Beacon {
  readonly chainHash: string;
  /** Throws while the chain's parameters have never been fetched. */
  timing(): Promise<ChainTiming>;
  /**
   * A round of the chain, verified; null where the chain does not have it, or not yet. Throws when that cannot be
   * determined, or when the answer does not verify.
   */
  numbered(round: number): Promise<Pulse | null>;
  /** Number of the chain's newest round, verified. Throws as `numbered` does. */
  newest(): Promise<number>;
  /**
   * The first round after an instant, verified; null while it is not due. The instant alone determines the round.
   * Throws when it cannot be fetched or does not verify.
   */
  firstAfter(ms: number, nowMs: number): Promise<Pulse | null>;
}
