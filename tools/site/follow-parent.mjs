/**
 * Preloaded into every process that the launcher starts, and by NODE_OPTIONS into their children: when the
 * launcher or the direct parent has ended, for any reason, this process ends too and releases its port.
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
    // The process's own handler may finish its work first; after this time it is killed.
    setTimeout(() => process.kill(process.pid, "SIGKILL"), graceMs).unref();
    process.kill(process.pid, "SIGTERM");
  }, everyMs);
  timer.unref();
}
