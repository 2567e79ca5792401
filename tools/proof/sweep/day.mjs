import { runTool } from "../../site/run.mjs";

/**
 * `npm run sweep -- day`: every round of a service day, two hundred members and their bets and shots, on the
 * test clock; takes minutes. It prints its figures and fails where the books differ from a simple recomputation.
 * On PGlite, and on the server of TEST_DATABASE_URL when one is set.
 * @returns {Promise<number>} 0 when every satang is right
 */
export async function sweepDay() {
  const args = ["run", "--project=trials", "tools/proof/trials/day.test.ts", "--disable-console-intercept"];
  return runTool("vitest/vitest.mjs", args, { env: { ...process.env, DAY: "whole" } });
}
