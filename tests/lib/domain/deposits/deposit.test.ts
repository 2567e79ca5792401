import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  canBecome,
  DEPOSIT_LIVE_MS,
  type DepositState,
  isScarce,
  lowestFreeSlot,
  ownReservedSlot,
  prepareTotal,
  requestBounds,
  SLOT_RESERVED_MS,
  slotFreeAtMs,
} from "@/lib/domain/deposits/deposit";
import { satang } from "@/lib/domain/money/money";

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
    expect(() => prepareTotal(satang(500_00), slot)).toThrow(new RangeError(`not a slot: ${slot}`));
  });

  test.each([500_01, 99, 0, -1_00])("fits only whole baht, from one on: not %i satang", (amount) => {
    expect(() => prepareTotal(satang(amount), 1)).toThrow(new RangeError(`not whole baht: ${amount} satang`));
  });

  test("fits one baht", () => {
    expect(prepareTotal(satang(1_00), 1)).toBe(1_01);
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

const states: readonly DepositState[] = [
  "waiting",
  "credited",
  "expired",
  "cancelled",
  "unmatched",
  "claimed",
  "rejected",
];

test.each([
  ["waiting", ["credited", "expired", "cancelled", "unmatched", "rejected"]],
  ["expired", ["credited", "unmatched", "claimed"]],
  ["cancelled", ["credited", "unmatched", "claimed"]],
  ["unmatched", ["credited", "claimed"]],
  ["claimed", ["credited", "unmatched", "rejected"]],
  ["credited", []],
  ["rejected", []],
] as const)("a request that is %s may become %j and nothing else", (from, expected) => {
  expect(states.filter((to) => canBecome(from, to))).toEqual(expected);
});

test("a member may ask for six exact amounts an hour, and twenty a day", () => {
  expect(requestBounds).toEqual([
    { most: 6, withinMs: 3_600_000 },
    { most: 20, withinMs: 86_400_000 },
  ]);
});
