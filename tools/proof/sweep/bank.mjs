import { runTool } from "../../site/run.mjs";

const seconds = 60;

/**
 * `npm run sweep -- bank`: for a minute thirty-two clients bet, win, deposit, withdraw and are adjusted, while
 * the database's connections are cut and the upstream is killed; calls with a lost response are retried with the
 * same key. Then every satang must be where its owner was told. On PGlite, which has no connections to cut, and
 * on the server of TEST_DATABASE_URL when one is set. Banks with deliberate flaws must be detected.
 * @returns {Promise<number>} 0 when the bank held and the flawed ones did not
 */
export async function sweepBank() {
  const files = ["tools/proof/trials/bank.test.ts", "tools/proof/trials/naive-bank.test.ts"];
  const args = ["run", "--project=trials", ...files, "--disable-console-intercept"];
  return runTool("vitest/vitest.mjs", args, { env: { ...process.env, BANK_SECONDS: String(seconds) } });
}
