/** Mutants of SQL functions, made by the operators beside this and tried one after the other. */
import { readFileSync } from "node:fs";
import { basename } from "node:path";
import { inRoot } from "../../../tools/site/root.mjs";
import { functionFiles } from "../../../upstream/db/apply-functions";
import { keepJudged, readJudged } from "../kept";
import { hashOf, type JudgedFile, type JudgedMutant, mutantAt, type Verdict } from "../mutant";
import { isSame, readSurvivors } from "../survivors";
import { nearestTests } from "./nearest";
import { applied, changesOf } from "./operators";
import type { WarmDatabase } from "./warm-database";
import type { WarmTests } from "./warm-tests";

/** What mutants are tried on; opened when the first one needs it. */
export interface Benches {
  cases(): Promise<WarmDatabase>;
  tests(): Promise<WarmTests>;
}

/**
 * What is known of a function, and what is not is found out now: a mutant is tried against the cases of its function,
 * and one that passes them against its test files. Each verdict is kept at once.
 * @throws Error where the function fails its tests as it is
 */
export async function judgeFunction(file: string, benches: Benches): Promise<JudgedFile> {
  const found = functionFiles().find((one) => one.name === basename(file));
  if (!found) throw new Error(`${file} is no function`);
  const name = basename(file, ".sql").replaceAll("-", "_");
  const key = keyOf(file, name);
  const known = readSurvivors();
  const mutants: JudgedMutant[] = [...(readJudged(file, key)?.mutants ?? [])];
  const open = changesOf(found.definition)
    .map((change) => ({
      ...mutantAt(found.definition, change.from, change.to, change.replacement),
      definition: applied(found.definition, change),
    }))
    .filter(
      ({ line, was, now }) => !mutants.some((one) => one.line === line && one.was === was && one.now === now),
    );
  if (open.length === 0) return { file, key, mutants };
  const trial = await openTrial(name, found.definition, benches);
  try {
    for (const { definition, ...mutant } of open) {
      const isListed = known.some((one) => isSame(one, { file, ...mutant }));
      mutants.push({ ...mutant, verdict: await trial.verdictOn(definition, isListed) });
      keepJudged({ file, key, mutants });
    }
  } finally {
    await trial.restore();
  }
  return { file, key, mutants };
}

/** The function's text, and the texts of what it is tried against. */
function keyOf(file: string, name: string): string {
  const { cases, files } = testsOf(name);
  const own = cases
    ? ["case", "race", "books", "facts", cases].map((one) => `tests/support/functions/${one}.ts`)
    : [];
  const all = [file, ...own, ...files];
  return hashOf(all.map((path) => readFileSync(inRoot(path), "utf8")));
}

function testsOf(name: string) {
  const tests = nearestTests[name];
  if (!tests) throw new Error(`nearest.ts names no tests of ${name}`);
  return tests;
}

async function openTrial(name: string, definition: string, benches: Benches) {
  const { cases, files } = testsOf(name);
  const warm = cases ? await benches.cases() : null;
  const asIs = warm && cases ? await warm.firstFailure(cases, name) : null;
  if (asIs) throw new Error(`${name} fails as it is: ${asIs}`);
  let tests: WarmTests | null = null;
  const passesFiles = async () => {
    if (files.length === 0) return true;
    return (await (await testsAsTheyAre()).firstFailure(files)) === null;
  };
  async function testsAsTheyAre() {
    if (tests) return tests;
    tests = await benches.tests();
    const failure = await tests.firstFailure(files);
    if (failure) throw new Error(`${name} fails as it is: ${failure}`);
    return tests;
  }
  return {
    /** One that is listed as a survivor is not tried against whole files again. */
    async verdictOn(mutated: string, isListed: boolean): Promise<Verdict> {
      if (warm && cases) {
        try {
          await warm.define(mutated);
        } catch {
          return "invalid";
        }
        if (await warm.firstFailure(cases, name)) return "killed";
      }
      if (files.length === 0 || isListed) return "survived";
      const vitest = await testsAsTheyAre();
      try {
        await vitest.define(mutated);
      } catch {
        return "invalid";
      }
      return (await passesFiles()) ? "survived" : "killed";
    },
    async restore() {
      await warm?.define(definition);
      await tests?.define(definition);
    },
  };
}
