import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { createLog } from "@/upstream/logging/log";
import { keepRunning } from "@/upstream/notices/keep-running";

describe("a sender of queued messages", () => {
  // Time stands still: a rest between two runs has no end of its own.
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ["setTimeout"] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  /** Sends a message a run; `done` resolves when all are sent. */
  function sender(messages: number) {
    let runs = 0;
    let told: () => void = () => undefined;
    const done = new Promise<void>((resolve) => {
      told = resolve;
    });
    const runBatch = async () => {
      runs += 1;
      if (runs === messages) told();
      return runs < messages;
    };
    return { post: keepRunning(runBatch, createLog("fatal"), "failed"), done, runs: () => runs };
  }

  test("sends all that is queued, however often it was nudged", async () => {
    const { post, done, runs } = sender(3);
    post.nudge();
    post.nudge();
    await done;
    expect(runs()).toBe(3);
  });

  test("stops without waiting for the end of its rest, and runs no more", async () => {
    const { post, done, runs } = sender(1);
    post.nudge();
    await done;
    post.nudge();
    await post.stop();
    post.nudge();
    await post.stop();
    expect(runs()).toBe(1);
  }, 20_000);
});
