import { expect, test } from "vitest";
import { runInOrder } from "@/upstream/http/keyed-queue";

/** Work that is ended by hand. */
function held() {
  let end: () => void = () => undefined;
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  return { work: () => ended, end };
}

test("what belongs to one name follows each other, whatever becomes of the one before; another name waits not", async () => {
  const told: string[] = [];
  const first = held();
  const all = [
    runInOrder("a", () => first.work().then(() => Promise.reject(new Error("first failed")))),
    runInOrder("a", async () => void told.push("second of a")),
    runInOrder("b", async () => void told.push("first of b")),
  ];
  await all[2];
  expect(told).toEqual(["first of b"]);
  first.end();
  const ends = await Promise.allSettled(all);
  expect(ends.map(({ status }) => status)).toEqual(["rejected", "fulfilled", "fulfilled"]);
  expect(told).toEqual(["first of b", "second of a"]);
});

test("thirty-two wait behind one that works; who comes then is told to come again", async () => {
  const first = held();
  const waiting = Array.from({ length: 33 }, () => runInOrder("c", first.work));
  await expect(runInOrder("c", first.work)).rejects.toMatchObject({
    code: "busy",
    details: { retryAfterSeconds: 1 },
  });
  first.end();
  await Promise.all(waiting);
  await expect(runInOrder("c", async () => "free again")).resolves.toBe("free again");
});
