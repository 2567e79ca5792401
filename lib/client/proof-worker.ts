/** The browser's own thread for checking proofs: runs the tasks that `proof-thread` sends, one answer to each. */
import type { Reply, Request } from "./proof-thread";
import { loadProofTasks, type ProofTasks } from "./proof-tasks";

/** The part of a worker's global scope that is used; the page's own types know no worker. */
interface Scope {
  addEventListener(name: "message", hear: (event: MessageEvent<Request>) => void): void;
  postMessage(reply: Reply): void;
}

const scope = globalThis as unknown as Scope;

scope.addEventListener("message", async ({ data: { id, name, args } }) => {
  try {
    const tasks = await loadProofTasks((progress) => scope.postMessage({ id, progress }));
    const task = tasks[name] as (...args: Request["args"]) => ReturnType<ProofTasks[typeof name]>;
    scope.postMessage({ id, value: await task(...args) });
  } catch (error) {
    scope.postMessage({ id, error: String(error) });
  }
});
