import { runTool } from "../../tools/site/run.mjs";

/**
 * `npm run sweep -- attacks`: what strangers, members and operators could try against a production site, tried
 * against one with its own upstream: floods and huge bodies, exact amounts used up, one operator alone, guessing,
 * private channels, cookies. What they got is read from balances, operators' calls and the books.
 * @returns {Promise<number>} how many attacks did harm
 */
export async function sweepAttacks() {
  return runTool("tsx/dist/cli.mjs", ["scripts/sweep/attacks/run.ts"]);
}
