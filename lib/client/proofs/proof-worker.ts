/** The web worker for proofs: runs the tasks that `proof-thread` sends, with one reply to each. */
import type { Reply, Request } from "./proof-messages";
import { loadProofTasks, type ProofTasks } from "./proof-tasks";

/** Replies go to the page only. */
const post = (reply: Reply) => postMessage(reply);

addEventListener("message", async ({ data: { id, name, args } }: MessageEvent<Request>) => {
  try {
    const tasks = await loadProofTasks((progress) => post({ id, progress }));
    const task = tasks[name] as (...args: Request["args"]) => ReturnType<ProofTasks[typeof name]>;
    post({ id, value: await task(...args) });
  } catch (error) {
    post({ id, error: String(error) });
  }
});
