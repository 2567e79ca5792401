import { performance } from "node:perf_hooks";
import { isMainThread } from "node:worker_threads";
import { afterAll, type RunnerTestSuite, vi } from "vitest";

declare module "vitest" {
  interface TaskMeta {
    /** Processor time of a file's tests, ms, for the table of times. */
    usedMs?: number;
  }
}

/**
 * A process counts all of its threads, the embedded database's too. Threads of one process cannot be told apart by it:
 * there the time counts in which a thread's event loop was not idle.
 */
function usedMs(): number {
  if (!isMainThread) return utilization().active;
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
}

const utilization = performance.eventLoopUtilization.bind(performance);
const beforeMs = usedMs();

function noteCost(_fixtures: object, suite: Readonly<RunnerTestSuite>): void {
  // A thread's time is told by the clock, which a test may have replaced.
  vi.useRealTimers();
  suite.file.meta.usedMs = Math.round(usedMs() - beforeMs);
}

// Vitest reads the names of fixtures from a function's text and takes any other first parameter for a mistake; a bound
// function has no text.
afterAll(noteCost.bind(undefined));
