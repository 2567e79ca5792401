import { buildUpstreamWhenStale } from "../tools/site/build.mjs";
import { runScript, StartError, say } from "../tools/site/start-error.mjs";
import { ofNode, reasonIn, runTo, tailOf } from "./launch/log-file.mjs";
import { cpuOfProcess, openRecord } from "./launch/record.mjs";
import { runStories, runVitest, sumOf } from "./launch/suites.mjs";

const SHOWN_LINES = 40;

/**
 * What `.ci/run` proves once packages and a PostgreSQL are there (it says where, in CI_POSTGRES_PID the process). The
 * checks, the build and then the stories run beside Vitest. All output goes to files
 * that are named; the terminal gets a line a part, and of what failed the end. The last lines say what failed, and the
 * counts.
 */
await runScript(async () => {
  try {
    return await prove();
  } catch (error) {
    say(error instanceof StartError ? error.message : error.stack);
    say(`failed: ${error.message}`);
    say("0 passed, 1 failed");
    return 1;
  }
});

async function prove() {
  const record = openRecord(".ci/run", earlierParts());
  say(`Output and reports: ${record.folder}`);
  const env = { ...process.env, TRIALS: "1" };
  const broken = [];

  /** A part that is no suite: it is good or not. */
  async function step(name, command, more = {}) {
    const log = record.file(`${name.replace(/\W+/g, "-")}.log`);
    const fromMs = performance.now();
    const code = await record.part(name, () => runTo(log, command, { ...env, ...more }));
    say(`${name}: ${code === 0 ? "good" : "failed"}, ${Math.round((performance.now() - fromMs) / 1000)} s`);
    if (code === 0) return;
    say(`${tailOf(log, SHOWN_LINES)}\nAll of it: ${log}`);
    broken.push(`${name}: ${reasonIn(log)}`);
  }

  const npmRun = (...words) => ["npm", "run", "--silent", ...words];
  await step("route types", ofNode("node_modules/next/dist/bin/next", "typegen"));
  await record.part("build of the upstream", buildUpstreamWhenStale);
  async function siteAndStories() {
    await step("types", ofNode("node_modules/typescript/bin/tsc", "--noEmit"));
    await step("lint", ofNode("node_modules/@biomejs/biome/bin/biome", "check", "--error-on-warnings", "."));
    await step("unused", ["npm", "run", "--silent", "check", "--", "unused"]);
    await step("build", ofNode("scripts/launch/build-site.mjs"));
    const stories = await runStories(record, { env, isQuiet: true });
    // One after the other: both install the packages of the proof.
    await step("proof", npmRun("check", "--", "proof"));
    // Files of money rules that changed since all mutants were last tried, which takes an hour.
    await step("mutants", npmRun("mutation", "--", "changed"), { PROOF_MINUTES: "2" });
    return stories;
  }
  async function unitsAndDatabases() {
    const unitArgs = ["--project=house", "--project=unit*", "--project=long-units", "--maxWorkers=1"];
    const units = await runVitest(record, { name: "units", args: unitArgs, env, isQuiet: true });
    const onDatabases = ["--project=whole", "--project=long", "--project=trials"];
    const databases = await runVitest(record, { name: "databases", args: onDatabases, env, isQuiet: true });
    return [units, databases];
  }
  // Side by side to their ends: a story that waits for its browser, and a test that waits for a lock or for a process
  // that was killed, leave their core to the other.
  const [stories, suites] = await Promise.all([siteAndStories(), unitsAndDatabases()]);

  // Its table says what failed.
  await step("cluster", npmRun("cluster"), { CLUSTER_PATIENCE: "3" });

  const postgres = Number(process.env.CI_POSTGRES_PID);
  if (postgres) record.add("PostgreSQL of the tests", cpuOfProcess(postgres));
  record.save();

  const counts = sumOf([...suites, stories]);
  // A failure without a failed test (lint, types, a crash) still counts as one.
  const failed = counts.failed + broken.length;
  // The end of the output says why, for who sees no more of it.
  for (const one of counts.flaky) say(`flaky: ${one}`);
  for (const one of [...counts.failures, ...broken]) say(`failed: ${one}`);
  say(`${counts.passed} passed, ${failed} failed`);
  return failed === 0 ? 0 : 1;
}

/** What `.ci/run` did before this: CI_PARTS is a line a part, `name=wall seconds=processor seconds`. */
function earlierParts() {
  const lines = (process.env.CI_PARTS ?? "").split("\n").filter(Boolean);
  return lines.map((line) => {
    const [name, wall, cpu] = line.split("=");
    return { name, wall: Number(wall), cpu: Number(cpu) };
  });
}
