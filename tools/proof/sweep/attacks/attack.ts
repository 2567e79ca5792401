import type { Stage } from "./stage";

/** The outcome of an attack: the harm done, line by line, and the observations. */
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
    /** Records harm where the condition is false. */
    expect(holds: boolean, otherwise: string) {
      if (!holds) harms.push(otherwise);
    },
    note: (what: string) => void seen.push(what),
    result: (): Finding => ({ harms, seen: seen.join("; ") }),
  };
}
