/**
 * Mutants that no test can notice, each with the reason, in `survivors.json` beside this. One that is not in it fails
 * the run.
 */
import { readFileSync } from "node:fs";
import { z } from "zod";
import { inRoot } from "../../site/root.mjs";
import type { Judged, Mutant } from "./mutant";

const survivor = z.strictObject({
  file: z.string(),
  was: z.string(),
  now: z.string(),
  reason: z.string().min(20),
});
export type Survivor = z.infer<typeof survivor>;

export const readSurvivors = (): Survivor[] =>
  z.array(survivor).parse(JSON.parse(readFileSync(inRoot("tools/proof/mutation/survivors.json"), "utf8")));

export interface Outcome {
  readonly killed: number;
  /** Killed and survived. */
  readonly tried: number;
  /** Files with mutants that were not tried yet. */
  readonly unfinished: readonly string[];
  /** Survivors without a reason. */
  readonly unknown: readonly (Mutant & { readonly file: string })[];
  /** Reasons whose mutant is killed or is no more: they should be taken out. */
  readonly stale: readonly Survivor[];
}

/** Judged files held against the survivors that are known of them. */
export function outcomeOf(judged: readonly Judged[], known: readonly Survivor[]): Outcome {
  const all = judged.flatMap(({ file, mutants }) => mutants.map((mutant) => ({ file, ...mutant })));
  const survived = all.filter(({ verdict }) => verdict === "survived");
  const finished = new Set(judged.filter(({ left }) => left === 0).map(({ file }) => file));
  return {
    killed: all.filter(({ verdict }) => verdict === "killed").length,
    tried: all.filter(({ verdict }) => verdict !== "invalid").length,
    unfinished: judged.flatMap(({ file, left }) => (left === 0 ? [] : [file])),
    unknown: survived.filter((mutant) => !known.some((one) => isSame(one, mutant))),
    stale: known.filter((one) => finished.has(one.file) && !survived.some((mutant) => isSame(one, mutant))),
  };
}

type Named = Pick<Survivor, "file" | "was" | "now">;

/** The same change of the same lines, wherever they stand in the file. */
export const isSame = (a: Named, b: Named) => a.file === b.file && a.was === b.was && a.now === b.now;
