/** Messages between the page and its web worker for proofs. */
import type { ProofTasks } from "./proof-tasks";

export type TaskName = keyof ProofTasks;

export interface Request {
  id: number;
  name: TaskName;
  args: Parameters<ProofTasks[TaskName]>;
}

/** `progress` is from 0 to 1 and is sent any number of times before the reply. */
export type Reply = { id: number } & ({ progress: number } | { value: unknown } | { error: string });
