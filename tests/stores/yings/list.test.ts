import { describe, expect, test } from "vitest";
import { atSummary, hasGap, noShots, withShots } from "@/stores/yings/list";
import { rowOf } from "../shots";

describe("the list", () => {
  test("holds each shot once, newest first, and counts on by rows without a gap", () => {
    const list = withShots(noShots, [rowOf(1), rowOf(2), rowOf(2)]);
    expect(list).toMatchObject({ shots: [{ seq: 2 }, { seq: 1 }], count: 2, sum: 33 });
    expect(hasGap(list)).toBe(false);
  });

  test("knows of a gap, keeps its sum until the gap is filled, and then goes on", () => {
    const gapped = withShots(withShots(noShots, [rowOf(1)]), [rowOf(4)]);
    expect(gapped).toMatchObject({ count: 1, sum: 11 });
    expect(hasGap(gapped)).toBe(true);
    const filled = withShots(atSummary(gapped, { count: 3, sum: 66 }), [rowOf(2), rowOf(3), rowOf(4)]);
    expect(filled).toMatchObject({ count: 4, sum: 110 });
    expect(hasGap(filled)).toBe(false);
  });

  test("knows of a hole behind its newest row, and that the cut at a thousand is none", () => {
    const holed = withShots(atSummary(withShots(noShots, [rowOf(1)]), { count: 4, sum: 0 }), [rowOf(4)]);
    expect(hasGap(holed)).toBe(true);
    expect(hasGap(withShots(holed, [rowOf(2), rowOf(3)]))).toBe(false);
    const rows = Array.from({ length: 1_200 }, (_, at) => rowOf(at + 1, "00001"));
    const long = withShots(noShots, rows);
    expect(hasGap(long)).toBe(false);
    expect(hasGap({ ...long, shots: long.shots.filter(({ seq }) => seq !== 700) })).toBe(true);
    expect(hasGap(withShots(long, [rowOf(1_202)]))).toBe(true);
  });

  test("keeps what is known to be ours when a push says it again", () => {
    const list = withShots(withShots(noShots, [rowOf(1, "12345", true)]), [rowOf(1, "12345")]);
    expect(list.shots[0]?.mine).toBe(true);
  });

  test("keeps the newest thousand of more, and the count and sum of all", () => {
    const rows = Array.from({ length: 1_200 }, (_, at) => rowOf(at + 1, "00001"));
    expect(withShots(noShots, rows)).toMatchObject({ count: 1_200, sum: 1_200 });
    expect(withShots(noShots, rows).shots).toHaveLength(1_000);
  });
});
