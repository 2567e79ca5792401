import { expect, test } from "vitest";
import { createDecodeQueue } from "@/upstream/files/decode-queue";

/** Work that is ended by hand. */
function work() {
  let end = (): void => undefined;
  const over = new Promise<void>((resolve) => {
    end = resolve;
  });
  return { over, end };
}

test("one picture is decoded at a time, in the order in which they came", async () => {
  const queue = createDecodeQueue();
  const first = work();
  const begun: number[] = [];
  const both = [1, 2].map((at) =>
    queue.run(async () => {
      begun.push(at);
      if (at === 1) await first.over;
    }),
  );
  await new Promise(setImmediate);
  expect(begun).toEqual([1]);
  first.end();
  await Promise.all(both);
  expect(begun).toEqual([1, 2]);
});

test("what would wait too long is refused at once, and the queue goes on after it and after a failure", async () => {
  const queue = createDecodeQueue(1);
  const first = work();
  const running = queue.run(() => first.over);
  const waiting = queue.run(() => Promise.reject(new Error("no picture")));
  await expect(queue.run(async () => 3)).rejects.toMatchObject({
    code: "rate-limited",
    details: { retryAfterSeconds: 5 },
  });
  first.end();
  await running;
  await expect(waiting).rejects.toThrow("no picture");
  expect(await queue.run(async () => 4)).toBe(4);
});
