import type { Figure } from "../figure";

/** A part of the sweep, one file each; a part that throws has failed. */
export interface DrawPart {
  readonly name: string;
  /** @param seed selects the cases */
  readonly run: (seed: string) => Promise<readonly Figure[]>;
}
