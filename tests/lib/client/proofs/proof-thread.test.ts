import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Reply, Request } from "@/lib/client/proofs/proof-messages";
import { startProofThread } from "@/lib/client/proofs/proof-thread";
import { writeProofFile } from "@/lib/domain/yeekee/proof-file";
import { hashing, proofOf } from "../../../support/draws/proofs";

/** The parts of the browser's Worker in use: sent messages, and a way to answer them. */
class FakeWorker extends EventTarget {
  static made: FakeWorker[] = [];
  readonly sent: Request[] = [];
  isEnded = false;
  constructor() {
    super();
    FakeWorker.made.push(this);
  }
  postMessage(request: Request) {
    this.sent.push(request);
  }
  terminate() {
    this.isEnded = true;
  }
  answer(reply: Reply) {
    this.dispatchEvent(new MessageEvent("message", { data: reply }));
  }
}

beforeEach(() => {
  FakeWorker.made = [];
  vi.stubGlobal("Worker", FakeWorker);
});
afterEach(() => vi.unstubAllGlobals());

const begin = async () => {
  const proof = await proofOf();
  const thread = startProofThread();
  const [worker] = FakeWorker.made;
  if (!worker) throw new Error("no worker was made");
  return { proof, thread, worker };
};

describe("a thread for proofs", () => {
  test("sends tasks away and gives each its own answer, in whatever order they come", async () => {
    const { proof, thread, worker } = await begin();
    const [first, second] = [thread.run("write", [proof]), thread.run("receipts", [["x"], proof])];
    worker.answer({ id: worker.sent[1]?.id ?? 0, value: ["unreadable"] });
    worker.answer({ id: worker.sent[0]?.id ?? 0, value: "text" });
    expect(await Promise.all([first, second])).toEqual(["text", ["unreadable"]]);
  });

  test("reports a task's progress, and nothing once it is answered", async () => {
    const { proof, thread, worker } = await begin();
    const heard: number[] = [];
    const written = thread.run("write", [proof], (share) => heard.push(share));
    const id = worker.sent[0]?.id ?? 0;
    worker.answer({ id, progress: 0.5 });
    worker.answer({ id, value: "text" });
    worker.answer({ id, progress: 0.7 });
    await written;
    expect(heard).toEqual([0.5]);
  });

  test("passes on what went wrong in a task", async () => {
    const { proof, thread, worker } = await begin();
    const written = thread.run("write", [proof]);
    worker.answer({ id: worker.sent[0]?.id ?? 0, error: "no hashing" });
    await expect(written).rejects.toThrow("no hashing");
  });

  test("ends what is under way when it is stopped", async () => {
    const { proof, thread, worker } = await begin();
    const written = thread.run("write", [proof]);
    thread.stop();
    await expect(written).rejects.toThrow("stopped");
    expect(worker.isEnded).toBe(true);
  });

  test("whose script can't be loaded leaves the work to the page, what was asked before included", async () => {
    const { proof, thread, worker } = await begin();
    const text = await writeProofFile(proof, hashing);
    const before = thread.run("write", [proof]);
    worker.dispatchEvent(new Event("error"));
    expect(await before).toBe(text);
    expect(await thread.run("write", [proof])).toBe(text);
    expect(worker.sent).toHaveLength(1);
  });

  test("is the page itself where the browser has no workers", async () => {
    vi.stubGlobal("Worker", undefined);
    const proof = await proofOf();
    expect(await startProofThread().run("write", [proof])).toBe(await writeProofFile(proof, hashing));
  });
});

test("the worker answers each request by its number, with a task's failure as such", async () => {
  const posted: Reply[] = [];
  let hear: ((event: { data: Request }) => Promise<void>) | undefined;
  vi.stubGlobal("addEventListener", (_: string, listener: typeof hear) => {
    hear = listener;
  });
  vi.stubGlobal("postMessage", (reply: Reply) => posted.push(reply));
  await import("@/lib/client/proofs/proof-worker");
  const proof = await proofOf();
  await hear?.({ data: { id: 7, name: "write", args: [proof] } });
  await hear?.({ data: { id: 8, name: "write", args: [null as never] } });
  expect(posted[0]).toEqual({ id: 7, value: await writeProofFile(proof, hashing) });
  expect(posted[1]).toMatchObject({ id: 8, error: expect.stringContaining("TypeError") });
});
