import { runTool } from "../../site/run.mjs";

/**
 * Every member story on a phone and on a desktop; `npm test` leaves out those that are the same on a wide
 * screen.
 * @returns {Promise<number>} 0 when all pass
 */
export const runStories = () =>
  runTool("@playwright/test/cli.js", ["test"], { env: { ...process.env, EVERY_STORY: "1" } });
