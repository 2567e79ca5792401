import { runTool } from "../../tools/site/run.mjs";

/**
 * `npm run sweep -- draws`: what draws of version 3 must stand. Vectors, forged files, a house and an outsider who
 * try to choose, the work of a check. Prints a table of figures with commit and date.
 * @returns {Promise<number>} how many parts did not hold
 */
export async function sweepDraws() {
  return runTool("tsx/dist/cli.mjs", ["scripts/sweep/draws/run.ts"]);
}
