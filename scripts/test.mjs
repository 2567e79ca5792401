import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { browserWhenMissing } from "../tools/site/browser.mjs";
import { buildWhenStale } from "../tools/site/build.mjs";
import { installWhenNeeded } from "../tools/site/install.mjs";
import { requireNode } from "../tools/site/node-version.mjs";
import { postgresAnswer } from "../tools/site/postgres.mjs";
import { runTool } from "../tools/site/run.mjs";
import { runScript, StartError, say } from "../tools/site/start-error.mjs";
import { playwrightCounts, vitestCounts } from "./launch/counts.mjs";
import { secondTry } from "./launch/second-try.mjs";

/**
 * `npm test`: every Vitest project, then the member stories in Chromium on the production build. The trials, in
 * which processes are started and killed for minutes, the long files of races and properties and the stories tagged
 * `@trial` run only with TRIALS=1 (`.ci/run` sets it) or by `npm run sweep -- trials stories`.
 * TEST_DATABASE_URL is a PostgreSQL server on which tests create databases of their own.
 */
await runScript(async () => {
  requireNode();
  await installWhenNeeded();
  await browserWhenMissing();
  await buildWhenStale();

  const refusal = await postgresAnswer(process.env.TEST_DATABASE_URL);
  if (refusal && process.env.REQUIRE_POSTGRES === "1")
    throw new StartError(`PostgreSQL is required: ${refusal}`);
  if (refusal) say(`PostgreSQL is left out, PGlite alone is tested: ${refusal}`);

  const reports = mkdtempSync(join(tmpdir(), "reports-"));
  try {
    return await runBoth(reports, refusal ? { TEST_DATABASE_URL: "" } : {});
  } finally {
    rmSync(reports, { recursive: true, force: true });
  }
});

async function runBoth(reports, changes) {
  const env = { ...process.env, ...changes, NEXT_TELEMETRY_DISABLED: "1" };
  const vitest = await counted(async (files) => {
    const path = join(reports, "vitest.json");
    const args = ["run", "--reporter=default", "--reporter=json", `--outputFile.json=${path}`];
    const which = files ? ["--no-file-parallelism", ...files] : projects();
    return vitestCounts(path, await runTool("vitest/vitest.mjs", [...args, ...which], { env }));
  });
  const playwright = await counted(async (files) => {
    const path = join(reports, "playwright.json");
    const which = files ? ["--workers=1", ...files] : [];
    const code = await runTool("@playwright/test/cli.js", ["test", ...which], {
      // What is tried a second time leaves a trace.
      env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: path, ...(files && { SECOND_TRY: "" }) },
    });
    return playwrightCounts(path, code);
  });

  const passed = vitest.passed + playwright.passed;
  const failed = vitest.failed + playwright.failed;
  for (const flaky of [...vitest.flaky, ...playwright.flaky]) say(`flaky: ${flaky}`);
  for (const failure of [...vitest.failures, ...playwright.failures]) say(`failed: ${failure}`);
  say(`${passed} passed, ${failed} failed`);
  return failed === 0 ? 0 : 1;
}

/** Counts of a whole run, in CI after a second try of the files that failed. */
async function counted(runFiles) {
  const first = await runFiles(null);
  return process.env.SECOND_TRY === "1" ? secondTry(first, runFiles) : { ...first, flaky: [] };
}

function projects() {
  if (process.env.TRIALS === "1") return [];
  say(
    "The trials (killed processes, races and properties, the longer stories) are left out: TRIALS=1 takes them in.",
  );
  // Two names with "!" would each let in what the other leaves out.
  return ["--project=house", "--project=unit*", "--project=whole"];
}
