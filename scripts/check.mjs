import { installWhenNeeded } from "./launch/install.mjs";
import { requireNode } from "./launch/node-version.mjs";
import { runTool } from "./launch/run.mjs";
import { runScript, say } from "./launch/say.mjs";

/** `npm run check`: types, lint, house tests, unit tests. Each runs whatever the one before said. */
await runScript(async () => {
  requireNode();
  await installWhenNeeded();
  // Next writes the types of routes and of CSS modules that a fresh clone does not have yet.
  const steps = [
    ["route types", "next/dist/bin/next", ["typegen"]],
    ["types", "typescript/bin/tsc", ["--noEmit"]],
    ["lint", "@biomejs/biome/bin/biome", ["check", "--error-on-warnings", "."]],
    ["house and unit tests", "vitest/vitest.mjs", ["run", "--project=house", "--project=unit*"]],
  ];
  const failed = [];
  for (const [name, tool, args] of steps) {
    say(`— ${name}`);
    if ((await runTool(tool, args)) !== 0) failed.push(name);
  }
  say(failed.length === 0 ? "check: all good" : `check failed: ${failed.join(", ")}`);
  return failed.length === 0 ? 0 : 1;
});
