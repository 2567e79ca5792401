/**
 * Checks proofs in a web worker, so that the page stays responsive. Where no worker is available (an old
 * browser, or its script failed to load) the check runs in the page itself.
 */
import type { Reply, Request, TaskName } from "./proof-messages";
import type { ProofTasks } from "./proof-tasks";

export interface ProofThread {
  run<Task extends TaskName>(
    name: Task,
    args: Parameters<ProofTasks[Task]>,
    onProgress?: (share: number) => void,
  ): ReturnType<ProofTasks[Task]>;
  /** Aborts the running task, which then rejects. */
  stop(): void;
}

interface Pending {
  request: Request;
  onProgress: ((share: number) => void) | undefined;
  resolve: (value: unknown) => void;
  reject: (error: Error) => void;
}

export function startProofThread(): ProofThread {
  const pending = new Map<number, Pending>();
  let lastId = 0;
  let worker = startWorker();

  const runHere = async ({ request: { id, name, args }, onProgress, resolve, reject }: Pending) => {
    try {
      const { loadProofTasks } = await import("./proof-tasks");
      const tasks = await loadProofTasks((share) => pending.has(id) && onProgress?.(share));
      resolve(await (tasks[name] as (...args: unknown[]) => unknown)(...args));
    } catch (error) {
      reject(error instanceof Error ? error : new Error(String(error)));
    } finally {
      pending.delete(id);
    }
  };

  function hear({ data }: MessageEvent<Reply>) {
    const asked = pending.get(data.id);
    if (!asked) return;
    if ("progress" in data) return asked.onProgress?.(data.progress);
    pending.delete(data.id);
    if ("value" in data) asked.resolve(data.value);
    else asked.reject(new Error(data.error));
  }

  worker?.addEventListener("message", hear);
  worker?.addEventListener("error", () => {
    worker?.terminate();
    worker = null;
    for (const asked of pending.values()) void runHere(asked);
  });

  return {
    run: (name, args, onProgress) =>
      new Promise<unknown>((resolve, reject) => {
        const asked: Pending = { request: { id: ++lastId, name, args }, onProgress, resolve, reject };
        pending.set(lastId, asked);
        if (worker) worker.postMessage(asked.request);
        else void runHere(asked);
      }) as ReturnType<ProofTasks[typeof name]>,
    stop: () => {
      worker?.terminate();
      for (const { reject } of pending.values()) reject(new Error("stopped"));
      pending.clear();
    },
  };
}

function startWorker(): Worker | null {
  if (typeof Worker === "undefined") return null;
  try {
    return new Worker(new URL("./proof-worker.ts", import.meta.url), { type: "module" });
  } catch {
    return null;
  }
}
