import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { createWorker } from "@/upstream/clock/worker";

/** Runs that are ended by hand. */
function runs() {
  const open: { end: (answer?: unknown) => void; fail: (error: Error) => void }[] = [];
  const failures: unknown[] = [];
  let begun = 0;
  let most = 0;
  const run = () => {
    begun += 1;
    most = Math.max(most, open.length + 1);
    return new Promise<unknown>((end, fail) => open.push({ end, fail }));
  };
  const oldest = () => {
    const one = open.shift();
    if (!one) throw new Error("no run is under way");
    return one;
  };
  return {
    run,
    failed: (error: unknown) => failures.push(error),
    failures,
    begun: () => begun,
    most: () => most,
    async end(answer?: unknown) {
      oldest().end(answer);
      await vi.advanceTimersByTimeAsync(0);
    },
    async fail(error: Error) {
      oldest().fail(error);
      await vi.advanceTimersByTimeAsync(0);
    },
  };
}

const settle = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

describe("a worker that is asked", () => {
  test("runs once, and once more for all who ask meanwhile", async () => {
    const work = runs();
    const worker = createWorker(work);
    for (let n = 0; n < 100; n++) worker.nudge();
    await settle();
    expect(work.begun()).toBe(1);
    for (let n = 0; n < 100; n++) worker.nudge();
    await work.end();
    await work.end();
    expect([work.begun(), work.most(), work.failures]).toEqual([2, 1, []]);
  });

  test("is done for the one who asks when a run that began afterwards is over", async () => {
    const work = runs();
    const worker = createWorker(work);
    const done: string[] = [];
    void worker.run().then(() => done.push("first"));
    await settle();
    void worker.run().then(() => done.push("second"));
    await work.end();
    expect(done).toEqual(["first"]);
    await work.end();
    expect(done).toEqual(["first", "second"]);
  });

  test("rejects for the callers of that run, and for nobody else", async () => {
    const work = runs();
    const worker = createWorker(work);
    const first = worker.run();
    await settle();
    const second = worker.run();
    const refused = expect(first).rejects.toThrow("lost");
    await work.fail(new Error("lost"));
    await refused;
    await work.end();
    await second;
    expect(work.failures).toEqual([new Error("lost")]);
  });
});

describe("a worker with a timer", () => {
  test("runs so long after each end, failures included, until it is stopped", async () => {
    const work = runs();
    const worker = createWorker({ ...work, everyMs: 500 });
    worker.start();
    await vi.advanceTimersByTimeAsync(499);
    expect(work.begun()).toBe(0);
    await vi.advanceTimersByTimeAsync(1);
    expect(work.begun()).toBe(1);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(work.begun()).toBe(1);
    await work.fail(new Error("lost"));
    await vi.advanceTimersByTimeAsync(500);
    expect(work.begun()).toBe(2);
    await work.end();
    await worker.stop();
    await vi.advanceTimersByTimeAsync(5_000);
    expect(work.begun()).toBe(2);
  });

  test.each([
    [1, 1_000],
    [2, 2_000],
    [3, 3_000],
    [4, 3_000],
  ])("that backed off %i times waits %i ms, never longer than it may", async (times, waitMs) => {
    const work = runs();
    const worker = createWorker({ ...work, everyMs: 500, backOff: { mostMs: 3_000 } });
    for (let n = 0; n < times; n++) {
      worker.nudge();
      await settle();
      await work.end("back-off");
    }
    worker.start();
    await vi.advanceTimersByTimeAsync(waitMs - 1);
    expect(work.begun()).toBe(times);
    await vi.advanceTimersByTimeAsync(1);
    expect(work.begun()).toBe(times + 1);
    await work.end("done");
    await vi.advanceTimersByTimeAsync(500);
    expect(work.begun()).toBe(times + 2);
  });

  test("is stopped when the runs that were asked for are over", async () => {
    const work = runs();
    const worker = createWorker({ ...work, everyMs: 500 });
    worker.nudge();
    await settle();
    worker.nudge();
    let isStopped = false;
    void worker.stop().then(() => {
      isStopped = true;
    });
    await work.end();
    expect(isStopped).toBe(false);
    await work.end();
    expect([isStopped, work.begun()]).toEqual([true, 2]);
  });
});
