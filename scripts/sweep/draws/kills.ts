import { runTool } from "../../launch/run.mjs";

/**
 * The service is killed at every point of a draw, from the shooting to the payment, and draws the same, once: a table
 * of the points on PGlite, and on the server of TEST_DATABASE_URL when one is named.
 * @returns how many kills changed something
 */
export function kills(): Promise<number> {
  const args = ["run", "--project=trials", "tests/trials/draws-killed.test.ts", "--reporter=verbose"];
  return runTool("vitest/vitest.mjs", args);
}
