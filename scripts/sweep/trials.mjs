import { runTool } from "../../tools/site/run.mjs";

/** Of each kind of act, where CI makes do with a few. */
const kills = 20;

/**
 * `npm run sweep -- trials`: the launcher and the money while processes are started and killed, ports are taken
 * and banks have deliberate flaws; and the long tests of races and properties. On PGlite, and on the server of
 * TEST_DATABASE_URL when one is set.
 * @returns {Promise<number>} 0 when all pass
 */
export async function sweepTrials() {
  const env = { ...process.env, KILLS: String(kills) };
  return runTool("vitest/vitest.mjs", ["run", "--project=trials", "--project=long"], { env });
}
