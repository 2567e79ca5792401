import { readFileSync, writeFileSync } from "node:fs";
import { installProof, installWhenNeeded } from "../tools/site/install.mjs";
import { requireNode } from "../tools/site/node-version.mjs";
import { inRoot } from "../tools/site/root.mjs";
import { runTool } from "../tools/site/run.mjs";
import { runScript, StartError, say } from "../tools/site/start-error.mjs";
import { recordsHome } from "./launch/record.mjs";
import { timesOf } from "./launch/times-table.mjs";

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

/** What needs the packages of the proof, which are installed then: its modules that import them, and their tests. */
const proof = [
  ["types of the proof's packages", "typescript/bin/tsc", ["--noEmit", "-p", "tools/proof/installed"]],
  ["tests of the proof's packages", "vitest/vitest.mjs", ["run", "--config=tools/proof/vitest.config.ts"]],
];
const all = { ...parts, proof };

/** Between these two lines of docs/testing.md stands what this command writes. */
const marks = ["<!-- times: npm run check -- times -->", "<!-- end of times -->"];

/**
 * `npm run check [-- types lint unused tests]`: types, lint, what nothing uses, house and unit tests, with the time of
 * each. A failure does not stop the following parts. `-- proof` installs the packages of the proof and checks what imports them.
 * `npm run check -- times` writes where the newest `.ci/run` and `npm test` of this machine spent their time into
 * docs/testing.md, and runs nothing.
 */
await runScript(async () => {
  requireNode();
  const asked = process.argv.slice(2);
  if (asked.length === 1 && asked[0] === "times") return writeTimes();
  const unknown = asked.find((name) => !Object.hasOwn(all, name));
  if (unknown)
    throw new StartError(`No part is called "${unknown}"; there are ${Object.keys(all).join(", ")}.`);
  const steps = (asked.length > 0 ? asked : Object.keys(parts)).flatMap((name) => all[name]);
  await installWhenNeeded();
  if (asked.includes("proof")) await installProof();
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

function writeTimes() {
  const tables = [".ci/run", "npm test"].map((command) => timesOf(recordsHome(), command)).filter(Boolean);
  if (tables.length === 0) throw new StartError(`No run is recorded in ${recordsHome()}.`);
  const path = inRoot("docs/testing.md");
  const [before, rest = ""] = readFileSync(path, "utf8").split(marks[0]);
  const [, after = ""] = rest.split(marks[1]);
  writeFileSync(path, [before, marks[0], "\n\n", tables.join("\n\n"), "\n\n", marks[1], after].join(""));
  say(`${tables.join("\n\n")}\n\nWritten to docs/testing.md.`);
  return 0;
}
