import { runTool } from "../../tools/site/run.mjs";

/**
 * `npm run sweep -- day`: every round of a service day, two hundred members and their bets and shots, on the test
 * clock; in minutes. It prints its figures and fails where a satang is not where slow reckoning has it.
 * On PGlite, and on the server of TEST_DATABASE_URL when one is named.
 * @returns {Promise<number>} 0 when every satang is where it belongs
 */
export async function sweepDay() {
  const args = ["run", "--project=trials", "tests/trials/day.test.ts", "--disable-console-intercept"];
  return runTool("vitest/vitest.mjs", args, { env: { ...process.env, DAY: "whole" } });
}
