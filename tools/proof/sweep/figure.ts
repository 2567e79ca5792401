/** A figure of the sweep: what was measured, the required value, and whether it is met. */
export interface Figure {
  readonly what: string;
  readonly seen: string;
  readonly must: string;
  readonly holds: boolean;
}

/** A part that could not run proves nothing, so it counts as failed. */
export const couldNotRun = (error: unknown): Figure[] => [
  { what: "could not be run", seen: String(error), must: "to run", holds: false },
];
