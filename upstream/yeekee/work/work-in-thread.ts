import { join } from "node:path";
import { Worker } from "node:worker_threads";

export interface Work {
  start: bigint;
  steps: number;
  /** Told about once a second how many steps are done. */
  onProgress(done: number): void;
  /** Ends the work at once; the promise rejects. */
  signal: AbortSignal;
}

/** Beside this module, or beside the one that it was bundled into. */
const program = join(import.meta.dirname, "work-thread.mjs");

/**
 * Does the steps of one draw in a thread of its own and answers the last number. The main thread is free meanwhile.
 * Rejects when the thread ends without an answer, for whatever reason.
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
