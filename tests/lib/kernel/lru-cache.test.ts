import { expect, test, vi } from "vitest";
import { createLruCache } from "@/lib/kernel/lru-cache";

const reader = () => vi.fn(async (key: string) => key.toUpperCase());

test("who asks for a key is answered by one read of it, at once or later", async () => {
  const [cached, read] = [createLruCache<string>(2), reader()];
  const ask = () => cached("a", () => read("a"));
  expect(await Promise.all([ask(), ask()])).toEqual(["A", "A"]);
  expect(await ask()).toBe("A");
  expect(read).toHaveBeenCalledTimes(1);
});

test("of too many the one asked for longest ago goes", async () => {
  const [cached, read] = [createLruCache<string>(2), reader()];
  for (const key of ["a", "b", "a", "c", "a", "b"]) await cached(key, () => read(key));
  expect(read.mock.calls).toEqual([["a"], ["b"], ["c"], ["b"]]);
});

test("a read that fails is told to all who wait for it, and made again by the next", async () => {
  const cached = createLruCache<string>(2);
  const read = vi.fn(async () => "A").mockRejectedValueOnce(new Error("gone"));
  const asked = await Promise.allSettled([cached("a", read), cached("a", read)]);
  expect(asked.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  expect(await cached("a", read)).toBe("A");
  expect(read).toHaveBeenCalledTimes(2);
});
