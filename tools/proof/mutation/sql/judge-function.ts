/** Mutants of SQL functions, made by the operators beside this and tried one after the other. */
import { readdirSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { functionFiles } from "../../../../upstream/db/apply-functions";
import { inRoot } from "../../../site/root.mjs";
import { keepJudged, readJudged } from "../kept";
import { hashOf, type Judged, type JudgedMutant, type Mutant, mutantAt, type Verdict } from "../mutant";
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
 * What is known of a function, and what is not is found out now: all mutants are tried against the cases of their
 * function, and then those that pass them against its test files. Each verdict is kept at once.
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
  const survivors = readSurvivors();
  const mutants: JudgedMutant[] = [...(readJudged(file, key)?.mutants ?? [])];
  const open = changesOf(found.definition)
    .map((change) => ({
      mutant: mutantAt(found.definition, change.from, change.to, change.replacement),
      definition: applied(found.definition, change),
    }))
    .filter(({ mutant }) => !mutants.some((one) => one.line === mutant.line && isSameChange(one, mutant)));
  if (open.length === 0 || isTimeUp()) return { file, key, mutants, left: open.length };

  /** Those on which nothing was decided. */
  async function tryAll(
    tried: typeof open,
    verdictOn: (definition: string, mutant: Mutant) => Promise<Verdict | null>,
  ): Promise<typeof open> {
    const undecided: typeof open = [];
    for (const one of tried) {
      const verdict = isTimeUp() ? null : await verdictOn(one.definition, one.mutant);
      if (!verdict) {
        undecided.push(one);
        continue;
      }
      mutants.push({ ...one.mutant, verdict });
      keepJudged({ file, key, mutants });
    }
    return undecided;
  }
  const { cases, files } = testsOf(name);
  const isListed = (mutant: Mutant) => survivors.some((one) => isSame(one, { file, ...mutant }));
  let left = open;
  if (cases) {
    const warm = await benches.cases();
    passesAsItIs(name, await warm.firstFailure(cases, name));
    left = await tryAll(left, async (definition, mutant) => {
      if (!(await isTaken(warm, definition))) return "invalid";
      if (await warm.firstFailure(cases, name)) return "killed";
      // One that is listed is not tried against whole files.
      return isListed(mutant) ? "survived" : null;
    }).finally(() => warm.define(found.definition));
  }
  if (left.length > 0 && !isTimeUp()) {
    const tests = await benches.tests();
    passesAsItIs(name, await tests.firstFailure(files));
    left = await tryAll(left, async (definition) => {
      if (!(await isTaken(tests, definition))) return "invalid";
      return (await tests.firstFailure(files)) ? "killed" : "survived";
    }).finally(() => tests.define(found.definition));
  }
  return { file, key, mutants, left: left.length };
}

function passesAsItIs(name: string, failure: string | null): void {
  if (failure) throw new Error(`${name} fails as it is: ${failure}`);
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

const isTaken = ({ define }: Pick<WarmDatabase | WarmTests, "define">, definition: string) =>
  define(definition).then(
    () => true,
    () => false,
  );

const isSameChange = (a: Mutant, b: Mutant) => a.was === b.was && a.now === b.now;
