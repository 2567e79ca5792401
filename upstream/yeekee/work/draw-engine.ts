/**
 * Computes the draws of version 3: reads the rounds whose list is frozen, does the work outside of every
 * transaction, verifies it backwards and publishes it in one. Nothing is stored before that: after a kill at any
 * point the next process starts again from the frozen list and gets the same number. Two processes may both
 * compute; one writes, and the other stops as soon as it sees that.
 */
import type { Logger } from "pino";
import { startOf } from "@/lib/domain/yeekee/steps";
import { createWorker } from "../../clock/worker";
import { JOB_MS } from "../../db/limits";
import { allowLonger } from "../../db/pool";
import type { Database } from "../../db/tx";
import { hashing } from "../draws";
import { leadsBackTo } from "./check-backwards";
import { publishDraw } from "./publish-draw";
import { createRetryDelays } from "./retry-delays";
import { frozenDraw, waitingDraws } from "./waiting-draws";
import { workInThread } from "./work-in-thread";

/** Maximum number of threads; other draws wait for their turn. */
const AT_ONCE = 2;
const LOOK_MS = 500;

export interface DrawEngine {
  /** How many steps of a round's work this process has done; null: it is not computing it. */
  stepsDone(betId: string): number | null;
  /** Works until no draw is left that can be computed now; returns how many were published since the last call. */
  drain(): Promise<number>;
  start(): void;
  /** Stops at once: unfinished work is done again by the next process. */
  stop(): Promise<void>;
}

interface EngineParts {
  db: Database;
  log: Logger;
  /** Publishes the events of the outbox. */
  publish(): void;
  /** Sends the progress to the pages of a round. */
  tell(betId: string, done: number, steps: number): void;
  /** Does the steps; a thread unless a test replaces it. */
  work?: typeof workInThread;
}

interface Task {
  done: number;
  leaveOff: AbortController;
  /** Never rejects. */
  ended: Promise<void>;
}

export function createDrawEngine({ db, log, publish, tell, work = workInThread }: EngineParts): DrawEngine {
  const tasks = new Map<string, Task>();
  const rests = createRetryDelays();
  let isStopped = false;
  let published = 0;
  const looks = createWorker({
    run: takeUp,
    everyMs: LOOK_MS,
    failed: (error) => log.error({ err: error, part: "draws" }, "a repeated part failed"),
  });

  async function takeUp(): Promise<void> {
    if (isStopped) return;
    const waiting = await waitingDraws(db);
    const stillWaiting = new Set(waiting);
    for (const [betId, { leaveOff }] of tasks) if (!stillWaiting.has(betId)) leaveOff.abort();
    rests.keepOnly(stillWaiting);
    for (const betId of waiting) {
      if (isStopped || tasks.size >= AT_ONCE) return;
      if (!tasks.has(betId) && !rests.has(betId)) begin(betId);
    }
  }

  function begin(betId: string): void {
    const task: Task = { done: 0, leaveOff: new AbortController(), ended: Promise.resolve() };
    tasks.set(betId, task);
    task.ended = finish(betId, task)
      .catch((error: unknown) => {
        if (task.leaveOff.signal.aborted) return;
        rests.add(betId);
        log.error({ err: error, ref: betId }, "the work of a draw failed and is begun again");
      })
      .finally(() => {
        tasks.delete(betId);
        // Starts the next waiting draw; if this pass fails, the timer makes another one.
        if (!isStopped) looks.nudge();
      });
  }

  async function finish(betId: string, task: Task): Promise<void> {
    const frozen = await frozenDraw(db, betId);
    if (!frozen) return;
    const { steps } = frozen;
    const start = await startOf(frozen, hashing);
    const { signal } = task.leaveOff;
    const onProgress = (done: number) => {
      task.done = done;
      tell(betId, done, steps);
    };
    const w = await work({ start, steps, onProgress, signal });
    if (!(await leadsBackTo(w, steps, start))) throw new Error(`the work of ${betId} does not lead back`);
    signal.throwIfAborted();
    const isFirst = await db.transaction(async (tx) => {
      await allowLonger(tx, JOB_MS);
      return publishDraw(tx, betId, w);
    });
    if (!isFirst) return;
    published += 1;
    publish();
  }

  return {
    stepsDone: (betId) => tasks.get(betId)?.done ?? null,
    async drain() {
      for (await looks.run(); tasks.size > 0; await looks.run())
        await Promise.all([...tasks.values()].map((task) => task.ended));
      const since = published;
      published = 0;
      return since;
    },
    start: looks.start,
    async stop() {
      isStopped = true;
      await looks.stop();
      for (const { leaveOff } of tasks.values()) leaveOff.abort();
      await Promise.all([...tasks.values()].map((task) => task.ended));
    },
  };
}
