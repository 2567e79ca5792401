import { installWhenNeeded } from "../tools/site/install.mjs";
import { requireNode } from "../tools/site/node-version.mjs";
import { runTool } from "../tools/site/run.mjs";
import { runScript, StartError, say } from "../tools/site/start-error.mjs";

/** What each part runs. Next generates the types of routes and of CSS modules, which a new clone lacks. */
const parts = {
  types: [
    ["route types", "next/dist/bin/next", ["typegen"]],
    ["types", "typescript/bin/tsc", ["--noEmit"]],
  ],
  lint: [["lint", "@biomejs/biome/bin/biome", ["check", "--error-on-warnings", "."]]],
  unused: [["unused", "knip/bin/knip.js", ["--no-progress"]]],
  tests: [["house and unit tests", "vitest/vitest.mjs", ["run", "--project=house", "--project=unit*"]]],
};

/**
 * `npm run check [-- types lint unused tests]`: types, lint, what nothing uses, house and unit tests, with the time of
 * each. A failure does not stop the following parts.
 * `.ci/run` leaves out the tests, which are among those of `npm test`.
 */
await runScript(async () => {
  requireNode();
  const asked = process.argv.slice(2);
  const unknown = asked.find((name) => !Object.hasOwn(parts, name));
  if (unknown)
    throw new StartError(`No part is called "${unknown}"; there are ${Object.keys(parts).join(", ")}.`);
  const steps = (asked.length > 0 ? asked : Object.keys(parts)).flatMap((name) => parts[name]);
  await installWhenNeeded();
  const failed = [];
  const times = [];
  for (const [name, tool, args] of steps) {
    say(`— ${name}`);
    const beginMs = performance.now();
    if ((await runTool(tool, args)) !== 0) failed.push(name);
    times.push(`${name} ${((performance.now() - beginMs) / 1000).toFixed(1)} s`);
  }
  say(times.join(", "));
  say(failed.length === 0 ? "check: all good" : `check failed: ${failed.join(", ")}`);
  return failed.length === 0 ? 0 : 1;
});
