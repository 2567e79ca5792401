import { writeFileSync } from "node:fs";

/**
 * A reporter of Vitest: what each file cost, by project and by database, as JSON at FILES_REPORT.
 * @typedef {{ project: string, file: string, cpuMs: number, tests: number, databases: Record<string, number> }} FileCost
 */
export default class FilesReporter {
  onTestRunEnd(modules) {
    const path = process.env.FILES_REPORT;
    if (path) writeFileSync(path, JSON.stringify(modules.map(costOf)));
  }
}

function costOf(module) {
  const databases = {};
  let tests = 0;
  for (const test of module.children.allTests()) {
    tests += 1;
    // Suites are named by the kind that they run on.
    const [kind] = /\b(pglite|postgres)\b/.exec(test.fullName) ?? ["none"];
    databases[kind] = (databases[kind] ?? 0) + (test.diagnostic()?.duration ?? 0);
  }
  const { collectDuration, setupDuration, duration } = module.diagnostic();
  return {
    project: module.project.name,
    file: module.relativeModuleId,
    cpuMs: module.meta().usedMs ?? Math.round(collectDuration + setupDuration + duration),
    tests,
    databases,
  };
}
