import { randomInt } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { inRoot, root } from "../../site/root.mjs";
import { runTool } from "../../site/run.mjs";
import { say } from "../../site/start-error.mjs";

/**
 * `npm run sweep -- properties`: every property of the tests on new random cases. The seed is printed; `SEED=…
 * npx vitest run …` repeats the same cases. On PGlite, and on the server of TEST_DATABASE_URL.
 * @returns {Promise<number>} 0 when all hold
 */
export async function sweepProperties() {
  const seed = process.env.SEED || String(randomInt(1, 2 ** 31));
  say(`Properties on fresh cases: SEED=${seed}`);
  const code = await runTool("vitest/vitest.mjs", ["run", ...propertyFiles()], {
    env: { ...process.env, SEED: seed },
  });
  if (code !== 0) say(`A property broke under SEED=${seed}`);
  return code;
}

/** The test files with a property. */
export function propertyFiles() {
  return readdirSync(inRoot("tests"), { recursive: true })
    .map((path) => join("tests", String(path)))
    .filter((path) => /\.test\.tsx?$/.test(path))
    .filter((path) => readFileSync(join(root, path), "utf8").includes("fc.assert("));
}
