import { run } from "../../site/run.mjs";

/**
 * `npm run sweep -- cluster`: the site as many processes on this machine, all rows of `npm run cluster`.
 * @returns {Promise<number>} how many rows fail
 */
export async function sweepCluster() {
  return run(process.execPath, ["tools/proof/cluster.mjs", "long"]);
}
