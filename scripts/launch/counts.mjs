import { readFileSync } from "node:fs";
import { relative } from "node:path";
import { stripVTControlCharacters } from "node:util";

/**
 * Counts of a test run's JSON report, the files with a failure, and a line for each failure, so that the end of a long
 * output names them; a missing or malformed report is one failure.
 */
export function vitestCounts(path, exitCode) {
  const report = readReport(path);
  if (!report) return { passed: 0, failed: 1, failures: ["Vitest left no report"], files: [] };
  const failures = report.testResults.flatMap((file) => {
    const name = relative(process.cwd(), file.name);
    const tests = file.assertionResults.filter((each) => each.status === "failed");
    if (file.status === "failed" && file.assertionResults.length === 0)
      return [`${name}: ${firstLine(file.message)}`];
    return tests.map((each) => `${name} › ${each.fullName}: ${firstLine(each.failureMessages[0])}`);
  });
  const files = report.testResults
    .filter((file) => file.status === "failed")
    .map((file) => relative(process.cwd(), file.name));
  const counts = { passed: report.numPassedTests, failed: failures.length, failures, files };
  return honest(counts, exitCode, "Vitest");
}

/** As {@link vitestCounts}, for Playwright; a test that only passed on a retry has failed. */
export function playwrightCounts(path, exitCode) {
  const report = readReport(path);
  if (!report) return { passed: 0, failed: 1, failures: ["Playwright left no report"], files: [] };
  const { expected, unexpected, flaky } = report.stats;
  const stories = report.suites.flatMap(failedStories);
  const failures = [
    ...stories.map(
      ({ spec, test }) =>
        `${spec.file} › ${spec.title} [${test.projectName}, ${test.status}]: ${errorOf(test)}`,
    ),
    ...report.errors.map((error) => firstLine(error.message)),
  ];
  const failed = unexpected + flaky + report.errors.length;
  const files = report.errors.length > 0 ? [] : [...new Set(stories.map(({ spec }) => spec.file))];
  return honest({ passed: expected, failed, failures, files }, exitCode, "Playwright");
}

function failedStories(suite) {
  const own = (suite.specs ?? []).flatMap((spec) =>
    spec.tests
      .filter((test) => test.status === "unexpected" || test.status === "flaky")
      .map((test) => ({ spec, test })),
  );
  return [...own, ...(suite.suites ?? []).flatMap(failedStories)];
}

function errorOf(test) {
  const error = test.results.find((result) => result.error)?.error;
  return firstLine(error && [error.message, error.stack].join("\n"));
}

/** The first line of a message, and where in the tests it was thrown. */
function firstLine(message) {
  const text = stripVTControlCharacters(message ?? "no message").trim();
  const [first] = text.split("\n", 1);
  const [at] = /\b(?:tests|e2e)\/[^\s:()]+:\d+/.exec(text.slice(first.length)) ?? [];
  return at ? `${first} (${at})` : first;
}

/** A run with an error but without a failed test counts as one failure. */
function honest(counts, exitCode, runner) {
  if (exitCode === 0 || counts.failed > 0) return counts;
  return {
    ...counts,
    failed: 1,
    failures: [`${runner} ended with ${exitCode}, yet no test failed`],
    files: [],
  };
}

function readReport(path) {
  try {
    return JSON.parse(readFileSync(path, "utf8"));
  } catch {
    return null;
  }
}
