/**
 * Preloaded into every process the launcher starts, and by NODE_OPTIONS into what those start: when the launcher
 * or the direct parent is gone, however it went, this process ends too and gives its port back.
 */
import { isMainThread } from "node:worker_threads";
import { isAlive } from "./process-facts.mjs";

const everyMs = 400;
const graceMs = 3000;

const launcher = Number(process.env.LAUNCHER_PID);
const parentAtStart = process.ppid;

if (isMainThread && launcher) {
  const timer = setInterval(() => {
    if (process.ppid === parentAtStart && isAlive(launcher)) return;
    clearInterval(timer);
    // A handler of the process's own may drain first; after the grace nothing asks any more.
    setTimeout(() => process.kill(process.pid, "SIGKILL"), graceMs).unref();
    process.kill(process.pid, "SIGTERM");
  }, everyMs);
  timer.unref();
}
