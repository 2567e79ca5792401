/** Mutants of TypeScript, each file against its nearest tests. */
import { readFileSync } from "node:fs";
import { inRoot } from "../../site/root.mjs";
import { load } from "../installed/modules";
import { keepJudged, readJudged } from "./kept";
import { hashOf, type Judged } from "./mutant";

/**
 * What is known of a file, or is found out now.
 * @param config how Vitest runs the tests
 * @param isTimeUp leaves it for the next run
 */
export async function judgeModule(
  file: string,
  tests: readonly string[],
  config: "rules" | "services",
  isTimeUp: () => boolean,
): Promise<Judged> {
  const text = readFileSync(inRoot(file), "utf8");
  const key = hashOf([text, ...tests.map((test) => readFileSync(inRoot(test), "utf8"))]);
  const known = readJudged(file, key);
  if (known) return { ...known, left: 0 };
  if (isTimeUp()) return { file, key, mutants: [], left: null };
  // Read by Vitest's configuration in the process that runs the tests.
  process.env.MUTATION_TESTS = tests.join(",");
  const { tryMutants } = await load("stryker");
  const judged = { file, key, mutants: await tryMutants(file, config) };
  keepJudged(judged);
  return { ...judged, left: 0 };
}
