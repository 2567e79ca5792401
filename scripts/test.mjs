import { browserWhenMissing } from "../tools/site/browser.mjs";
import { buildUpstreamWhenStale } from "../tools/site/build.mjs";
import { installWhenNeeded } from "../tools/site/install.mjs";
import { requireNode } from "../tools/site/node-version.mjs";
import { postgresAnswer } from "../tools/site/postgres.mjs";
import { run } from "../tools/site/run.mjs";
import { runScript, StartError, say } from "../tools/site/start-error.mjs";
import { openRecord } from "./launch/record.mjs";
import { runStories, runVitest, sumOf } from "./launch/suites.mjs";

/**
 * `npm test`: every Vitest project, then the member stories in Chromium on the production build, which is made
 * beside the tests without a database. The trials, in which processes are started and killed for minutes, the long
 * files of races and properties and the stories tagged `@trial` run only with TRIALS=1, by `npm run sweep -- trials
 * stories`, and in `.ci/run`.
 * TEST_DATABASE_URL is a PostgreSQL server on which tests create databases of their own.
 */
await runScript(async () => {
  requireNode();
  const record = openRecord("npm test");
  await record.part("install", async () => {
    await installWhenNeeded();
    await browserWhenMissing();
  });

  const refusal = await postgresAnswer(process.env.TEST_DATABASE_URL);
  if (refusal && process.env.REQUIRE_POSTGRES === "1")
    throw new StartError(`PostgreSQL is required: ${refusal}`);
  if (refusal) say(`PostgreSQL is left out, PGlite alone is tested: ${refusal}`);
  const env = {
    ...process.env,
    ...(refusal && { TEST_DATABASE_URL: "" }),
    NEXT_TELEMETRY_DISABLED: "1",
  };
  const runsAll = process.env.TRIALS === "1";
  if (!runsAll)
    say(
      "The trials (killed processes, races and properties, the longer stories) are left out: TRIALS=1 takes them in.",
    );

  await record.part("build of the upstream", buildUpstreamWhenStale);
  const [code, units] = await Promise.all([
    record.part("build", () => run(process.execPath, ["scripts/launch/build-site.mjs"], { env })),
    runVitest(record, { name: "units", args: [...unitProjects(runsAll), "--maxWorkers=1"], env }),
  ]);
  if (code !== 0) throw new StartError("The build failed; its own words stand above.");
  const databases = await runVitest(record, { name: "databases", args: databaseProjects(runsAll), env });
  const stories = await runStories(record, { env });
  record.save();

  const { passed, failed, failures, flaky } = sumOf([units, databases, stories]);
  for (const one of flaky) say(`flaky: ${one}`);
  for (const one of failures) say(`failed: ${one}`);
  say(`${passed} passed, ${failed} failed`);
  return failed === 0 ? 0 : 1;
});

function unitProjects(runsAll) {
  return ["--project=house", "--project=unit*", ...(runsAll ? ["--project=long-units"] : [])];
}

function databaseProjects(runsAll) {
  return ["--project=whole", ...(runsAll ? ["--project=long", "--project=trials"] : [])];
}
