import fc from "fast-check";
import { expect, test } from "vitest";
import { hasEnded, promotionsInOrder } from "@/lib/domain/site/promotions";

const row = (name: string, publishedAtMs: number, endsAtMs: number | null) => ({
  name,
  publishedAtMs,
  endsAtMs,
});
const names = (rows: { name: string }[]) => rows.map(({ name }) => name);

test("running promotions stand first, newest first; ended ones sink, the last to end on top", () => {
  const rows = [
    row("old", 1, null),
    row("ended early", 5, 50),
    row("new", 9, 200),
    row("ends this moment", 8, 100),
  ];
  const { running, ended } = promotionsInOrder(rows, (one) => one, 100);
  expect(names(running)).toEqual(["new", "old"]);
  expect(names(ended)).toEqual(["ends this moment", "ended early"]);
});

test("no promotion is lost or shown twice, and none that has ended runs", () => {
  const rows = fc.array(fc.record({ publishedAtMs: fc.nat(), endsAtMs: fc.option(fc.nat()) }));
  fc.assert(
    fc.property(rows, fc.nat(), (all, now) => {
      const { running, ended } = promotionsInOrder(all, (one) => one, now);
      expect(new Set([...running, ...ended])).toEqual(new Set(all));
      expect(running.length + ended.length).toBe(all.length);
      expect(running.some((one) => hasEnded(one, now))).toBe(false);
      expect(ended.every((one) => hasEnded(one, now))).toBe(true);
    }),
  );
});
