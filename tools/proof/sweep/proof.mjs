import { runTool } from "../../site/run.mjs";

/**
 * `npm run sweep -- proof`: the newest figures of each part of docs/reliability.md, and which of them are older than
 * the code that they measure. `-- proof histories` measures a part and keeps its figures with commit, date and seed.
 * @param {{ proof: string[] }} plan the parts to measure
 * @returns {Promise<number>} how many figures of this run fail
 */
export async function sweepProof({ proof }) {
  return runTool("tsx/dist/cli.mjs", ["tools/proof/sweep/proof/run.ts", ...proof]);
}
