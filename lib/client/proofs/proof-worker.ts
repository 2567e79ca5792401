/** The browser's own thread for checking proofs: runs the tasks that `proof-thread` sends, one answer to each. */
import type { Reply, Request } from "./proof-messages";
import { loadProofTasks, type ProofTasks } from "./proof-tasks";

/** To the page, which alone hears it. */
const tell = (reply: Reply) => postMessage(reply);

addEventListener("message", async ({ data: { id, name, args } }: MessageEvent<Request>) => {
  try {
    const tasks = await loadProofTasks((progress) => tell({ id, progress }));
    const task = tasks[name] as (...args: Request["args"]) => ReturnType<ProofTasks[typeof name]>;
    tell({ id, value: await task(...args) });
  } catch (error) {
    tell({ id, error: String(error) });
  }
});
