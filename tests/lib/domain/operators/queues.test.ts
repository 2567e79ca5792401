import { describe, expect, test } from "vitest";
import { nextItem, type QueueItem } from "@/lib/domain/operators/queues";

const me = "me";
const free = (id: string): QueueItem => ({ id, claimedBy: null, isProposed: false });
const claimed = (id: string, by: string): QueueItem => ({ ...free(id), claimedBy: by });
const proposed = (id: string): QueueItem => ({ ...free(id), isProposed: true });

describe("the item after one that is dealt with", () => {
  test("is the one behind it", () => {
    expect(nextItem([free("a"), free("b"), free("c")], "b", me)).toBe("c");
  });

  test("is the oldest behind the last one", () => {
    expect(nextItem([free("a"), free("b"), free("c")], "c", me)).toBe("a");
  });

  test("is the oldest where the list no longer holds the one before", () => {
    expect(nextItem([free("a"), free("b")], "gone", me)).toBe("a");
  });

  test("is never one that another operator works on; an own one is", () => {
    expect(nextItem([free("a"), claimed("b", "other"), claimed("c", me)], "a", me)).toBe("c");
  });

  test("is never one that waits for a second operator", () => {
    expect(nextItem([proposed("a"), free("b"), proposed("c"), free("d")], "b", me)).toBe("d");
    expect(nextItem([proposed("a"), free("b")], "b", me)).toBeNull();
  });

  test("is never one that was decided on before, while an older list still holds it", () => {
    expect(nextItem([free("a"), free("b"), free("c")], "c", me, ["a"])).toBe("b");
    expect(nextItem([claimed("a", me), free("b")], "b", me, ["a"])).toBeNull();
  });

  test("is never itself, and null where nothing is left", () => {
    expect(nextItem([free("a")], "a", me)).toBeNull();
    expect(nextItem([], "a", me)).toBeNull();
    expect(nextItem([free("a"), claimed("b", "other")], "a", me)).toBeNull();
  });
});
