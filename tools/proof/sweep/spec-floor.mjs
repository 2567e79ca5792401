import { runTool } from "../../site/run.mjs";

/**
 * `npm run sweep -- spec-floor 20`: every page on random answers of the spec's calls, twenty seeds of them. `tsx
 * tools/proof/sweep/spec-floor/run.ts 1 17` repeats the seed 17.
 * @returns {Promise<number>} how many kinds of fault were seen
 */
export const sweepSpecFloor = ({ seeds }) =>
  runTool("tsx/dist/cli.mjs", ["tools/proof/sweep/spec-floor/run.ts", String(seeds)]);
