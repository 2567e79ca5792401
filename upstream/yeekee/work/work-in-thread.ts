import { join } from "node:path";
import { Worker } from "node:worker_threads";

export interface Work {
  start: bigint;
  steps: number;
  /** Called about once a second with the number of steps done. */
  onProgress(done: number): void;
  /** Aborts the work at once; the promise rejects. */
  signal: AbortSignal;
}

/** Next to this module, or next to the bundle that contains it. */
const program = join(import.meta.dirname, "work-thread.mjs");

/**
 * Does the steps of one draw in a thread of its own and returns the last number. The main thread is free
 * meanwhile. Rejects when the thread ends without an answer, for whatever reason.
 */
export async function workInThread({ start, steps, onProgress, signal }: Work): Promise<bigint> {
  signal.throwIfAborted();
  const thread = new Worker(program, { workerData: { start, steps }, execArgv: [] });
  const end = () => void thread.terminate();
  signal.addEventListener("abort", end);
  try {
    return await new Promise<bigint>((resolve, reject) => {
      thread.on("message", (message: { done: number } | { w: bigint }) => {
        if ("w" in message) resolve(message.w);
        else onProgress(message.done);
      });
      thread.once("error", reject);
      thread.once("exit", (code) =>
        reject(new Error(`the thread of a draw ended without an answer (${code})`)),
      );
    });
  } finally {
    signal.removeEventListener("abort", end);
    await thread.terminate();
  }
}
