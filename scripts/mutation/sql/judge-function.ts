/** Mutants of SQL functions, made by the operators beside this and tried one after the other. */
import { readdirSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { inRoot } from "../../../tools/site/root.mjs";
import { functionFiles } from "../../../upstream/db/apply-functions";
import { keepJudged, readJudged } from "../kept";
import { hashOf, type Judged, type JudgedMutant, mutantAt, type Verdict } from "../mutant";
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
 * @param isTimeUp ends it before the next mutant
 * @throws Error where the function fails its tests as it is
 */
export async function judgeFunction(
  file: string,
  benches: Benches,
  isTimeUp: () => boolean,
): Promise<Judged> {
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
  if (open.length === 0 || isTimeUp()) return { file, key, mutants, left: open.length };
  const trial = await openTrial(name, found.definition, benches);
  let left = open.length;
  try {
    for (const { definition, ...mutant } of open) {
      if (isTimeUp()) break;
      const isListed = known.some((one) => isSame(one, { file, ...mutant }));
      mutants.push({ ...mutant, verdict: await trial.verdictOn(definition, isListed) });
      keepJudged({ file, key, mutants });
      left -= 1;
    }
  } finally {
    await trial.restore();
  }
  return { file, key, mutants, left };
}

/** The function's text, and the texts of what it is tried against. */
function keyOf(file: string, name: string): string {
  const { cases, files } = testsOf(name);
  const folder = "tests/support/functions";
  const own = cases ? readdirSync(inRoot(folder)).filter((one) => one.startsWith(cases)) : [];
  const all = [file, ...own.map((one) => `${folder}/${one}`), ...files];
  return hashOf(all.map((path) => readFileSync(inRoot(path), "utf8")));
}

function testsOf(name: string) {
  const tests = nearestTests.get(name);
  if (!tests) throw new Error(`nearest.ts names no tests of ${name}`);
  return tests;
}

async function openTrial(name: string, definition: string, benches: Benches) {
  const { cases, files } = testsOf(name);
  const warm = cases ? await benches.cases() : null;
  const asIs = warm && cases ? await warm.firstFailure(cases, name) : null;
  if (asIs) throw new Error(`${name} fails as it is: ${asIs}`);
  let tests: WarmTests | null = null;
  async function testsAsTheyAre() {
    if (tests) return tests;
    const opened = await benches.tests();
    const failure = await opened.firstFailure(files);
    if (failure) throw new Error(`${name} fails as it is: ${failure}`);
    tests = opened;
    return opened;
  }
  return {
    /** One that is listed as a survivor is not tried against whole files again. */
    async verdictOn(mutated: string, isListed: boolean): Promise<Verdict> {
      if (warm && cases) {
        if (!(await isTaken(warm, mutated))) return "invalid";
        if (await warm.firstFailure(cases, name)) return "killed";
      }
      if (isListed) return "survived";
      const vitest = await testsAsTheyAre();
      if (!(await isTaken(vitest, mutated))) return "invalid";
      return (await vitest.firstFailure(files)) === null ? "survived" : "killed";
    },
    async restore() {
      await warm?.define(definition);
      await tests?.define(definition);
    },
  };
}

const isTaken = ({ define }: Pick<WarmDatabase | WarmTests, "define">, definition: string) =>
  define(definition).then(
    () => true,
    () => false,
  );
