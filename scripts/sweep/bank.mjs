import { runTool } from "../../tools/site/run.mjs";

const seconds = 60;

/**
 * `npm run sweep -- bank`: a minute of thirty-two clients betting, winning, paying in, taking out and being put
 * right, while the database's connections are cut and the upstream is killed; lost answers are asked for again with
 * the same key. Then every satang must be where its owner was told. On PGlite, where there are no connections to
 * cut, and on the server of TEST_DATABASE_URL when one is named. Banks built wrong on purpose must be found out.
 * @returns {Promise<number>} 0 when the bank held and the others did not
 */
export async function sweepBank() {
  const files = ["tests/trials/bank.test.ts", "tests/trials/naive-bank.test.ts"];
  const args = ["run", "--project=trials", ...files, "--disable-console-intercept"];
  return runTool("vitest/vitest.mjs", args, { env: { ...process.env, BANK_SECONDS: String(seconds) } });
}
