import { copyFileSync, existsSync, readdirSync } from "node:fs";
import { inRoot } from "../../tools/site/root.mjs";
import { say } from "../../tools/site/start-error.mjs";
import { playwrightCounts, vitestCounts } from "./counts.mjs";
import { ofNode, runTo, tailOf } from "./log-file.mjs";
import { secondTry } from "./second-try.mjs";

/** What of a failed suite's output is shown where the whole of it is in a file. */
const SHOWN_LINES = 80;

/**
 * Vitest on some projects. `isQuiet`: the output goes to a file, of which the end is shown when a test fails.
 * @param record of `record.mjs`
 * @param {{ name: string, args: string[], env: NodeJS.ProcessEnv, isQuiet?: boolean }} suite
 */
export function runVitest(record, { name, args, env, isQuiet = false }) {
  const reporters = ["default", "json", "./scripts/launch/files-reporter.mjs"];
  return counted(record, name, isQuiet, async (log, files) => {
    const path = record.file(files ? `${name}-again.json` : `${name}.json`);
    const which = files ? ["--no-file-parallelism", ...files] : args;
    const options = [...reporters.map((one) => `--reporter=${one}`), `--outputFile.json=${path}`];
    const report = files ? undefined : record.file(`${name}.files.json`);
    const command = ofNode("node_modules/vitest/vitest.mjs", "run", ...options, ...which);
    const code = await runTo(log, command, { ...env, ...(report && { FILES_REPORT: report }) });
    return vitestCounts(path, code);
  });
}

/** The stories, as {@link runVitest}. */
export function runStories(record, { env, isQuiet = false }) {
  const name = "stories";
  return counted(record, name, isQuiet, async (log, files) => {
    const path = record.file(files ? `${name}-again.json` : `${name}.json`);
    const which = files ? ["--workers=1", ...files] : [];
    const code = await runTo(log, ofNode("node_modules/@playwright/test/cli.js", "test", ...which), {
      ...env,
      PLAYWRIGHT_JSON_OUTPUT_FILE: path,
      // What is tried a second time leaves a trace.
      ...(files && { SECOND_TRY: "" }),
    });
    const counts = playwrightCounts(path, code);
    if (counts.failed > 0) keepPages(record);
    return counts;
  });
}

/** What each page showed where its story failed, which the next run of stories would delete. */
function keepPages(record) {
  const results = inRoot("test-results");
  if (!existsSync(results)) return;
  for (const story of readdirSync(results)) {
    const page = `${results}/${story}/error-context.md`;
    if (existsSync(page)) copyFileSync(page, record.file(`${story}.md`));
  }
}

/** Counts of a whole suite, in CI after a second try of the files that failed. */
async function counted(record, name, isQuiet, runFiles) {
  const log = isQuiet ? record.file(`${name}.log`) : null;
  const counts = await record.part(name, async () => {
    const first = await runFiles(log, null);
    if (process.env.SECOND_TRY !== "1") return { ...first, flaky: [] };
    return secondTry(first, (files) => runFiles(log, files));
  });
  if (log && counts.failed > 0) say(`${tailOf(log, SHOWN_LINES)}\nAll of it: ${log}`);
  if (log) say(`${name}: ${counts.passed} passed, ${counts.failed} failed`);
  return counts;
}

/** One count of several suites. */
export const sumOf = (suites) => ({
  passed: suites.reduce((sum, { passed }) => sum + passed, 0),
  failed: suites.reduce((sum, { failed }) => sum + failed, 0),
  failures: suites.flatMap(({ failures }) => failures),
  flaky: suites.flatMap(({ flaky }) => flaky),
});
