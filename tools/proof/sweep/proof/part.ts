import type { Figure } from "../figure";

/** A part of the proof; one that throws has failed. */
export interface ProofPart {
  readonly name: string;
  /** What it shows, in a few words. */
  readonly shows: string;
  /** Git's paths of what it measures: a change there makes its figures old. */
  readonly measures: readonly string[];
  /** A run that was cut goes on with its seed; the part says when it has come to its end. */
  readonly resumes?: true;
  /** @param seed selects the cases, where a part draws some */
  readonly run: (seed: string) => Promise<readonly Figure[]>;
  /** Runs one case again, of the given seed; its figures are not kept. */
  readonly replay?: (seed: string) => Promise<readonly Figure[]>;
}
