import { readFileSync } from "node:fs";
import { relative } from "node:path";
import { stripVTControlCharacters } from "node:util";

/**
 * Counts of a test run's JSON report and a line for each failure, so that the end of a long output names them;
 * a missing or malformed report is one failure.
 */
export function vitestCounts(path, exitCode) {
  const report = readReport(path);
  if (!report) return { passed: 0, failed: 1, failures: ["Vitest left no report"] };
  const failures = report.testResults.flatMap((file) => {
    const name = relative(process.cwd(), file.name);
    const tests = file.assertionResults.filter((each) => each.status === "failed");
    if (file.status === "failed" && file.assertionResults.length === 0)
      return [`${name}: ${firstLine(file.message)}`];
    return tests.map((each) => `${name} › ${each.fullName}: ${firstLine(each.failureMessages[0])}`);
  });
  return honest({ passed: report.numPassedTests, failed: failures.length, failures }, exitCode, "Vitest");
}

/** As {@link vitestCounts}, for Playwright; a test that only passed on a retry has failed. */
export function playwrightCounts(path, exitCode) {
  const report = readReport(path);
  if (!report) return { passed: 0, failed: 1, failures: ["Playwright left no report"] };
  const { expected, unexpected, flaky } = report.stats;
  const failures = [
    ...report.suites.flatMap(failuresOfSuite),
    ...report.errors.map((error) => firstLine(error.message)),
  ];
  const failed = unexpected + flaky + report.errors.length;
  return honest({ passed: expected, failed, failures }, exitCode, "Playwright");
}

function failuresOfSuite(suite) {
  const own = (suite.specs ?? []).flatMap((spec) =>
    spec.tests
      .filter((each) => each.status === "unexpected" || each.status === "flaky")
      .map((each) => `${spec.file} › ${spec.title} [${each.projectName}, ${each.status}]: ${errorOf(each)}`),
  );
  return [...own, ...(suite.suites ?? []).flatMap(failuresOfSuite)];
}

function errorOf(test) {
  return firstLine(test.results.find((result) => result.error)?.error.message);
}

function firstLine(message) {
  return stripVTControlCharacters(message ?? "no message")
    .trim()
    .split("\n", 1)[0];
}

/** A run with an error but without a failed test counts as one failure. */
function honest({ passed, failed, failures }, exitCode, runner) {
  if (exitCode === 0 || failed > 0) return { passed, failed, failures };
  return { passed, failed: 1, failures: [`${runner} ended with ${exitCode}, yet no test failed`] };
}

function readReport(path) {
  try {
    return JSON.parse(readFileSync(path, "utf8"));
  } catch {
    return null;
  }
}
