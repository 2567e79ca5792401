/** What the page and its thread for proofs send each other. */
import type { ProofTasks } from "./proof-tasks";

export type TaskName = keyof ProofTasks;

export interface Request {
  id: number;
  name: TaskName;
  args: Parameters<ProofTasks[TaskName]>;
}

/** `progress` goes from 0 to 1 and comes any number of times before the answer. */
export type Reply = { id: number } & ({ progress: number } | { value: unknown } | { error: string });
