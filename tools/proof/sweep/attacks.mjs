import { runTool } from "../../site/run.mjs";

/**
 * `npm run sweep -- attacks`: attacks by strangers, members and operators on a production site with its own
 * upstream: floods and huge bodies, used-up exact amounts, one operator alone, guessing, private channels,
 * cookies. Their gain is read from balances, operators' calls and the books.
 * @returns {Promise<number>} the number of attacks that did harm
 */
export async function sweepAttacks() {
  return runTool("tsx/dist/cli.mjs", ["tools/proof/sweep/attacks/run.ts"]);
}
