/** A figure of the sweep: what was measured, what it must be, and whether it is. */
export interface Figure {
  readonly what: string;
  readonly seen: string;
  readonly must: string;
  readonly holds: boolean;
}

/** One file each; a part that throws does not hold. */
export interface DrawPart {
  readonly name: string;
  /** @param seed other cases for another one */
  readonly run: (seed: string) => Promise<readonly Figure[]>;
}
