import { runTool } from "../../site/run.mjs";

/**
 * Where CI makes do with a few: kills of each kind of act, starts at once, mistyped results, phases of a draw, and one
 * database for what the two have in common. With seconds to be frozen for, the trials of a hostile machine run as well.
 */
const counts = {
  KILLS: "20",
  STARTS: "20",
  MISTYPED: "1000",
  EVERY_PHASE: "1",
  EVERY_DATABASE: "1",
  FROZEN_SECONDS: "6",
};

/**
 * `npm run sweep -- trials`: the launcher and the money while processes are started and killed, ports are taken
 * and banks have deliberate flaws; and every test of the service. On PGlite, and on the server of
 * TEST_DATABASE_URL when one is set.
 * @returns {Promise<number>} 0 when all pass
 */
export async function sweepTrials() {
  const env = { ...process.env, ...counts };
  return runTool("vitest/vitest.mjs", ["run", "--project=trials", "--project=long", "--project=whole"], {
    env,
  });
}
