import { readFileSync } from "node:fs";

/** Counts of a test run's JSON report; a missing or malformed report is one failure. */
export function vitestCounts(path, exitCode) {
  const report = readReport(path);
  if (!report) return { passed: 0, failed: 1 };
  const broken = report.testResults.filter(
    (file) => file.status === "failed" && file.assertionResults.length === 0,
  );
  return honest({ passed: report.numPassedTests, failed: report.numFailedTests + broken.length }, exitCode);
}

/** As {@link vitestCounts}, for Playwright; a test that only passed on a retry has failed. */
export function playwrightCounts(path, exitCode) {
  const report = readReport(path);
  if (!report) return { passed: 0, failed: 1 };
  const { expected, unexpected, flaky } = report.stats;
  return honest({ passed: expected, failed: unexpected + flaky + report.errors.length }, exitCode);
}

/** A run with an error but without a failed test counts as one failure. */
function honest({ passed, failed }, exitCode) {
  return { passed, failed: exitCode !== 0 && failed === 0 ? 1 : failed };
}

function readReport(path) {
  try {
    return JSON.parse(readFileSync(path, "utf8"));
  } catch {
    return null;
  }
}
