import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  canBecome,
  DEPOSIT_LIVE_MS,
  isScarce,
  lowestFreeSlot,
  ownReservedSlot,
  prepareTotal,
  SLOT_RESERVED_MS,
  slotFreeAtMs,
} from "@/lib/domain/deposit";
import { satang } from "@/lib/domain/money";

describe("the satang slot", () => {
  test("is the lowest that nobody has", () => {
    expect(lowestFreeSlot([])).toBe(1);
    expect(lowestFreeSlot([1, 2, 4])).toBe(3);
    expect(lowestFreeSlot([2])).toBe(1);
    expect(lowestFreeSlot(Array.from({ length: 98 }, (_, at) => at + 1))).toBe(99);
    expect(lowestFreeSlot(Array.from({ length: 99 }, (_, at) => at + 1))).toBeNull();
  });

  test.each([
    ["rests behind a cancelled request of theirs", [[4, "me", "cancelled"]], 4],
    ["rests behind an expired one", [[4, "me", "expired"]], 4],
    [
      "is the lowest of those",
      [
        [7, "me", "expired"],
        [4, "me", "cancelled"],
      ],
      4,
    ],
    ["is none while it waits for its money", [[4, "me", "waiting"]], null],
    ["is none where money came", [[4, "me", "credited"]], null],
    ["is none where money came late", [[4, "me", "unmatched"]], null],
    ["is none where they say that it came", [[4, "me", "claimed"]], null],
    [
      "is none where money came for it once since",
      [
        [4, "me", "cancelled"],
        [4, "me", "credited"],
      ],
      null,
    ],
    ["is none where it is another's", [[4, "you", "cancelled"]], null],
  ] as const)("that comes back to a member %s", (_, taken, slot) => {
    const rows = taken.map(([at, owner, state]) => ({ slot: at, owner, state }));
    expect(ownReservedSlot<string>(rows, "me")).toBe(slot);
  });

  test.each([
    [79, false],
    [80, true],
    [99, true],
  ])("is scarce once %d of 99 are taken: %s", (taken, expected) => {
    expect(isScarce(taken)).toBe(expected);
  });

  test("stands as satang behind the amount", () => {
    expect(prepareTotal(satang(500_00), 1)).toBe(500_01);
    expect(prepareTotal(satang(500_00), 99)).toBe(500_99);
  });

  test.each([0, 100, 1.5, -1])("%d is none", (slot) => {
    expect(() => prepareTotal(satang(500_00), slot)).toThrow(RangeError);
  });

  test("fits only whole baht", () => {
    expect(() => prepareTotal(satang(500_01), 1)).toThrow(RangeError);
  });

  test("rests a day behind the expiry", () => {
    expect([DEPOSIT_LIVE_MS, SLOT_RESERVED_MS]).toEqual([900_000, 86_400_000]);
    expect(slotFreeAtMs(DEPOSIT_LIVE_MS)).toBe(87_300_000);
  });

  test("totals of one amount never meet, nor those of another", () => {
    const amount = fc.integer({ min: 100, max: 200_000 }).map((baht) => satang(baht * 100));
    const slot = fc.integer({ min: 1, max: 99 });
    fc.assert(
      fc.property(amount, slot, amount, slot, (a, i, b, j) => {
        expect(prepareTotal(a, i) === prepareTotal(b, j)).toBe(a === b && i === j);
      }),
    );
  });
});

test.each([
  ["waiting", "credited", true],
  ["waiting", "expired", true],
  ["waiting", "cancelled", true],
  ["expired", "unmatched", true],
  ["unmatched", "claimed", true],
  ["claimed", "credited", true],
  ["credited", "cancelled", false],
  ["cancelled", "waiting", false],
  ["expired", "waiting", false],
  ["waiting", "unmatched", true],
  ["waiting", "rejected", true],
  ["waiting", "claimed", false],
  ["cancelled", "credited", true],
  ["claimed", "rejected", true],
  ["unmatched", "rejected", false],
  ["rejected", "credited", false],
] as const)("%s may become %s: %s", (from, to, expected) => {
  expect(canBecome(from, to)).toBe(expected);
});
