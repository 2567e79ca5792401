/** Public randomness for the draws of shots. */

/** One round of a public chain; lower-case hex. */
export interface Pulse {
  round: number;
  randomness: string;
  signature: string;
}

/** When a chain's rounds come: the first at its genesis, one each period. */
export interface ChainTiming {
  chainHash: string;
  genesisMs: number;
  periodMs: number;
}

/** A chain of public randomness whose every round can be verified. */
export interface Beacon {
  readonly chainHash: string;
  /** Throws when it was never told. */
  timing(): Promise<ChainTiming>;
  /**
   * A round of the chain, verified; null where the chain does not have it, or not yet. Throws when that cannot be
   * told, or when what comes does not verify.
   */
  numbered(round: number): Promise<Pulse | null>;
  /** Number of the chain's newest round, verified. Throws as `numbered` does. */
  newest(): Promise<number>;
  /**
   * The first round that falls after an instant, verified; null while it is not due. Which round that is follows
   * from the instant alone. Throws when it cannot be had or does not verify.
   */
  firstAfter(ms: number, nowMs: number): Promise<Pulse | null>;
}
