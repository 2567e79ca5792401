// The work of one draw in a thread of its own. It posts its progress about once a second, and the result.
import { parentPort, workerData } from "node:worker_threads";
import { createStep } from "./forward-step.mjs";

const TELL_MS = 1_000;

const { start, steps } = workerData;
const step = createStep();
let v = start;
let toldAt = performance.now();
parentPort.postMessage({ done: 0 });
for (let done = 1; done <= steps; done++) {
  v = step(v);
  if (done < steps && performance.now() - toldAt < TELL_MS) continue;
  toldAt = performance.now();
  parentPort.postMessage({ done });
}
parentPort.postMessage({ w: v });
