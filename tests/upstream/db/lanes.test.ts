import { describe, expect, test, vi } from "vitest";
import { DatabaseUnavailable } from "@/upstream/db/busy";
import { createLanes } from "@/upstream/db/lanes";

/** Batches that end when the test says so; each number comes back as its double, an odd one is refused. */
function doubling(limits = { mostTogether: 3, mostWaiting: 4 }) {
  const batches: { lane: string; items: readonly number[]; end: (error?: Error) => void }[] = [];
  const give = createLanes<number, number>(
    (lane, items) =>
      new Promise((resolve, reject) => {
        const end = (error?: Error) =>
          error
            ? reject(error)
            : resolve(
                items.map((item) =>
                  item % 2
                    ? { status: "rejected", reason: new Error(`${item} is odd`) }
                    : { status: "fulfilled", value: item * 2 },
                ),
              );
        batches.push({ lane, items, end });
      }),
    limits,
  );
  return { batches, give };
}

describe("a lane", () => {
  test("starts its first item at once, and takes what came meanwhile as its next batches", async () => {
    const { batches, give } = doubling();
    const given = [2, 4, 6, 8, 10].map((item) => give("a", item));
    expect(batches.map(({ items }) => items)).toEqual([[2]]);
    batches[0]?.end();
    expect(await given[0]).toBe(4);
    await vi.waitFor(() => expect(batches[1]?.items).toEqual([4, 6, 8]));
    batches[1]?.end();
    await vi.waitFor(() => expect(batches[2]?.items).toEqual([10]));
    batches[2]?.end();
    expect(await Promise.all(given)).toEqual([4, 8, 12, 16, 20]);
    void give("a", 12);
    await vi.waitFor(() => expect(batches[3]?.items).toEqual([12]));
  });

  test("waits for no other lane", () => {
    const { batches, give } = doubling();
    void give("a", 2);
    void give("b", 4);
    expect(batches.map(({ lane, items }) => [lane, items])).toEqual([
      ["a", [2]],
      ["b", [4]],
    ]);
  });

  test("gives each item what came of it, and goes on after a batch that failed whole", async () => {
    const { batches, give } = doubling();
    const first = give("a", 2);
    const [odd, even] = [give("a", 3), give("a", 4)];
    batches[0]?.end(new Error("gone"));
    await expect(first).rejects.toThrow("gone");
    await vi.waitFor(() => expect(batches).toHaveLength(2));
    batches[1]?.end();
    await expect(odd).rejects.toThrow("3 is odd");
    expect(await even).toBe(8);
  });

  test("refuses as busy what it cannot hold", async () => {
    const { give } = doubling();
    for (const item of [2, 4, 6, 8, 10]) void give("a", item);
    await expect(give("a", 12)).rejects.toBeInstanceOf(DatabaseUnavailable);
  });
});
