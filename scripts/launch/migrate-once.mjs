import { followingEnv } from "../../tools/site/follow.mjs";
import { inRoot } from "../../tools/site/root.mjs";
import { run } from "../../tools/site/run.mjs";

/**
 * `ROLE=migrate npm start`: brings the database up to date and ends.
 * @returns {Promise<number>} the exit code
 */
export const migrateOnce = (env) =>
  run(process.execPath, ["--enable-source-maps", inRoot(".build/upstream.mjs")], { env: followingEnv(env) });
