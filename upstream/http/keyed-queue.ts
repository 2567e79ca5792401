import { Fault } from "@/lib/contract/fault";

/** Maximum queue per name; waiting calls hold no connection. Longer queues mean a flood. */
const MOST_WAITING = 32;
const BUSY_SECONDS = 1;

interface Queue {
  last: Promise<unknown>;
  waiting: number;
}

const queues = new Map<string, Queue>();

/** Runs the work of one name one after the other, in this process. Throws `busy` where too many wait. */
export async function runInOrder<T>(name: string, work: () => Promise<T>): Promise<T> {
  const queue = queues.get(name) ?? { last: Promise.resolve(), waiting: 0 };
  if (queue.waiting > MOST_WAITING) throw new Fault("busy", { retryAfterSeconds: BUSY_SECONDS });
  queues.set(name, queue);
  queue.waiting += 1;
  const mine = queue.last.then(work);
  queue.last = mine.catch(() => undefined);
  try {
    return await mine;
  } finally {
    queue.waiting -= 1;
    if (queue.waiting === 0) queues.delete(name);
  }
}
