import { runTool } from "../../site/run.mjs";

/**
 * `npm run sweep -- draws`: checks of draws of version 3: vectors, forged files, a house and an outsider who try
 * to choose the result, the cost of a check. Prints a table of figures with commit and date.
 * @returns {Promise<number>} the number of parts that failed
 */
export async function sweepDraws() {
  return runTool("tsx/dist/cli.mjs", ["tools/proof/sweep/draws/run.ts"]);
}
