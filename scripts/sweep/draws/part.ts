/** A figure of the sweep: what was measured, the required value, and whether it is met. */
export interface Figure {
  readonly what: string;
  readonly seen: string;
  readonly must: string;
  readonly holds: boolean;
}

/** A part of the sweep, one file each; a part that throws has failed. */
export interface DrawPart {
  readonly name: string;
  /** @param seed selects the cases */
  readonly run: (seed: string) => Promise<readonly Figure[]>;
}
