import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  canBecome,
  DEPOSIT_LIVE_MS,
  type DepositRequest,
  type FeedRow,
  isDepositAmount,
  lowestFreeSlot,
  prepareTotal,
  SLOT_REST_MS,
  slotFreeAtMs,
  verdictOn,
} from "@/lib/domain/deposit";
import { satang } from "@/lib/domain/money";

const minute = 60_000;

test.each([
  [99_00, false],
  [100_00, true],
  [100_50, false],
  [500_00, true],
  [200_000_00, true],
  [200_001_00, false],
  [0, false],
  [-100_00, false],
])("%d satang may be deposited: %s", (amount, expected) => {
  expect(isDepositAmount(satang(amount))).toBe(expected);
});

describe("the satang slot", () => {
  test("is the lowest that nobody has", () => {
    expect(lowestFreeSlot([])).toBe(1);
    expect(lowestFreeSlot([1, 2, 4])).toBe(3);
    expect(lowestFreeSlot([2])).toBe(1);
    expect(lowestFreeSlot(Array.from({ length: 98 }, (_, at) => at + 1))).toBe(99);
    expect(lowestFreeSlot(Array.from({ length: 99 }, (_, at) => at + 1))).toBeNull();
  });

  test("stands as satang behind the amount", () => {
    expect(prepareTotal(satang(500_00), 1)).toBe(500_01);
    expect(prepareTotal(satang(500_00), 99)).toBe(500_99);
  });

  test.each([0, 100, 1.5, -1])("%d is none", (slot) => {
    expect(() => prepareTotal(satang(500_00), slot)).toThrow(RangeError);
  });

  test("fits only an amount that may be deposited", () => {
    expect(() => prepareTotal(satang(500_01), 1)).toThrow(RangeError);
  });

  test("rests a day behind the expiry", () => {
    expect([DEPOSIT_LIVE_MS, SLOT_REST_MS]).toEqual([900_000, 86_400_000]);
    expect(slotFreeAtMs(0)).toBe(87_300_000);
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

describe("what a row of the bank's feed means", () => {
  const live: DepositRequest = {
    id: "live",
    accountId: "bank-1",
    total: satang(500_01),
    state: "waiting",
    createdAtMs: 0,
  };
  const row: FeedRow = { accountId: "bank-1", amount: satang(500_01), atMs: 5 * minute };

  test.each([
    ["exact and in time", {}, {}, { kind: "matches", id: "live" }],
    ["at the very start", {}, { atMs: 0 }, { kind: "matches", id: "live" }],
    ["in the last millisecond", {}, { atMs: 15 * minute - 1 }, { kind: "matches", id: "live" }],
    [
      "reached us behind the expiry",
      { state: "expired" },
      { atMs: 14 * minute },
      { kind: "matches", id: "live" },
    ],
    ["at the expiry", { state: "expired" }, { atMs: 15 * minute }, { kind: "late", id: "live" }],
    ["before the job marks it expired", {}, { atMs: 15 * minute }, { kind: "late", id: "live" }],
    ["hours late", { state: "expired" }, { atMs: 600 * minute }, { kind: "late", id: "live" }],
    ["later than the slot rests", { state: "expired" }, { atMs: slotFreeAtMs(0) }, { kind: "unknown" }],
    ["of a cancelled request", { state: "cancelled" }, {}, { kind: "late", id: "live" }],
    ["a second time", { state: "credited" }, {}, { kind: "unknown" }],
    ["without the satang", {}, { amount: satang(500_00) }, { kind: "inexact", ids: ["live"] }],
    ["with other satang", {}, { amount: satang(500_02) }, { kind: "inexact", ids: ["live"] }],
    ["without the satang, too late", {}, { amount: satang(500_00), atMs: 16 * minute }, { kind: "unknown" }],
    ["of another baht", {}, { amount: satang(501_01) }, { kind: "unknown" }],
    ["on another account", {}, { accountId: "bank-2" }, { kind: "unknown" }],
    ["before the request", { createdAtMs: 6 * minute }, {}, { kind: "unknown" }],
  ] as const)("%s", (_, request, feed, expected) => {
    expect(verdictOn({ ...row, ...feed }, [{ ...live, ...request }])).toEqual(expected);
  });

  test("the live request wins over an old one with the same total", () => {
    const old: DepositRequest = { ...live, id: "old", state: "expired", createdAtMs: -2 * SLOT_REST_MS };
    expect(verdictOn(row, [old, live])).toEqual({ kind: "matches", id: "live" });
  });

  test("nothing but the exact total of its account is ever credited", () => {
    const request = fc.record({
      id: fc.uuid(),
      accountId: fc.constantFrom("bank-1", "bank-2"),
      total: fc.integer({ min: 100_01, max: 100_05 }).map(satang),
      state: fc.constantFrom("waiting", "credited", "expired", "cancelled", "unmatched", "claimed"),
      createdAtMs: fc.integer({ min: 0, max: 30 * minute }),
    });
    const feed = fc.record({
      accountId: fc.constantFrom("bank-1", "bank-2"),
      amount: fc.integer({ min: 100_00, max: 100_06 }).map(satang),
      atMs: fc.integer({ min: 0, max: 60 * minute }),
    });
    fc.assert(
      fc.property(fc.array(request), feed, (requests, fed) => {
        const verdict = verdictOn(fed, requests as DepositRequest[]);
        if (verdict.kind !== "matches") return;
        const matched = requests.find(({ id }) => id === verdict.id);
        expect(matched).toMatchObject({ accountId: fed.accountId, total: fed.amount });
        expect(["waiting", "expired"]).toContain(matched?.state);
        expect(fed.atMs - (matched?.createdAtMs ?? 0)).toBeLessThan(DEPOSIT_LIVE_MS);
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
] as const)("%s may become %s: %s", (from, to, expected) => {
  expect(canBecome(from, to)).toBe(expected);
});
