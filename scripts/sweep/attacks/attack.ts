import type { Stage } from "./stage";

/** What became of an attack: the harm that was done, line by line, and what was seen either way. */
export interface Finding {
  harms: string[];
  seen: string;
}

export interface Attack {
  name: string;
  run(stage: Stage): Promise<Finding>;
}

/** Collects what an attack finds. */
export function createFinding() {
  const harms: string[] = [];
  const seen: string[] = [];
  return {
    /** Harm, where this does not hold. */
    expect(holds: boolean, otherwise: string) {
      if (!holds) harms.push(otherwise);
    },
    note: (what: string) => void seen.push(what),
    result: (): Finding => ({ harms, seen: seen.join("; ") }),
  };
}
