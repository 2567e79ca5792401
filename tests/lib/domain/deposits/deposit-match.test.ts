import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { SLOT_RESERVED_MS, slotFreeAtMs } from "@/lib/domain/deposits/deposit";
import {
  type DepositRequest,
  type FeedRow,
  isBookingTime,
  verdictOn,
} from "@/lib/domain/deposits/deposit-match";
import { satang } from "@/lib/domain/money/money";

const minute = 60_000;

test.each([
  ["2019-12-31T23:59:59.999Z", false],
  ["2020-01-01T00:00:00.000Z", true],
  ["2026-11-28T05:00:00.000Z", true],
  ["2099-12-31T23:59:59.999Z", true],
  ["2100-01-01T00:00:00.000Z", false],
])("money can have been booked at %s: %s", (at, expected) => {
  expect(isBookingTime(Date.parse(at))).toBe(expected);
});

describe("what a row of the bank's feed means", () => {
  const live: DepositRequest = {
    id: "live",
    accountId: "bank-1",
    total: satang(500_01),
    state: "waiting",
    createdAtMs: 0,
    expiresAtMs: 15 * minute,
  };
  const row: FeedRow = { accountId: "bank-1", amount: satang(500_01), atMs: 5 * minute };

  describe("with hours and minutes alone stands for its whole minute", () => {
    const asked = { createdAtMs: 5 * minute + 40_000, expiresAtMs: 20 * minute };
    const at = (atMs: number, requests: readonly DepositRequest[]) => verdictOn({ ...row, atMs }, requests);

    test("of the request that was made within it", () => {
      expect(at(5 * minute, [{ ...live, ...asked }])).toEqual({ kind: "matches", id: "live" });
      expect(at(5 * minute, [{ ...live, ...asked, createdAtMs: 6 * minute - 1 }])).toMatchObject({
        kind: "matches",
      });
    });

    test("but of no request of the next minute, and a time with seconds of none behind it", () => {
      expect(at(5 * minute, [{ ...live, ...asked, createdAtMs: 6 * minute }])).toEqual({ kind: "unknown" });
      expect(at(4 * minute, [{ ...live, ...asked }])).toEqual({ kind: "unknown" });
      expect(at(5 * minute + 1_000, [{ ...live, ...asked }])).toEqual({ kind: "unknown" });
    });

    test("never of another amount: a satang off is told to staff as today", () => {
      expect(at(5 * minute, [{ ...live, ...asked, total: satang(500_02) }])).toEqual({
        kind: "inexact",
        ids: ["live"],
      });
    });

    test("and an older request of the same total makes it ambiguous, which staff decide", () => {
      const both = [
        { ...live, id: "older" },
        { ...live, ...asked },
      ];
      expect(at(5 * minute, both)).toEqual({ kind: "unknown" });
      expect(at(6 * minute, both)).toMatchObject({ kind: "matches", id: "live" });
    });

    test.each([
      ["credited before", { state: "credited" as const }],
      ["cancelled", { state: "cancelled" as const }],
      ["expired at that minute", { state: "expired" as const, expiresAtMs: 5 * minute }],
    ])("and an older one that was %s does not", (_, past) => {
      const both = [
        { ...live, id: "older", ...past },
        { ...live, ...asked },
      ];
      expect(at(5 * minute, both)).toEqual({ kind: "matches", id: "live" });
    });

    test("and of two of the same total the newer one, where it was made as the minute began", () => {
      const both = [
        { ...live, id: "older" },
        { ...live, ...asked, createdAtMs: 5 * minute },
      ];
      expect(at(5 * minute, both)).toEqual({ kind: "matches", id: "live" });
    });

    test("and the expiry stays what it was", () => {
      expect(at(20 * minute, [{ ...live, ...asked, state: "expired" }])).toEqual({
        kind: "late",
        id: "live",
      });
    });
  });

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
    [
      "later than the slot rests",
      { state: "expired" },
      { atMs: slotFreeAtMs(15 * minute) },
      { kind: "unknown" },
    ],
    ["in time for a claimed request", { state: "claimed" }, {}, { kind: "matches", id: "live" }],
    ["in time for one that had a late row", { state: "unmatched" }, {}, { kind: "late", id: "live" }],
    ["of a rejected claim", { state: "rejected" }, {}, { kind: "late", id: "live" }],
    ["of a cancelled request", { state: "cancelled" }, {}, { kind: "late", id: "live" }],
    ["a second time", { state: "credited" }, {}, { kind: "used", id: "live" }],
    [
      "a second time, out of time",
      { state: "credited" },
      { atMs: 20 * minute },
      { kind: "used", id: "live" },
    ],
    ["without the satang", {}, { amount: satang(500_00) }, { kind: "inexact", ids: ["live"] }],
    ["with other satang", {}, { amount: satang(500_02) }, { kind: "inexact", ids: ["live"] }],
    [
      "without the satang, in the last millisecond",
      {},
      { amount: satang(500_00), atMs: 15 * minute - 1 },
      { kind: "inexact", ids: ["live"] },
    ],
    [
      "without the satang, at the expiry",
      {},
      { amount: satang(500_00), atMs: 15 * minute },
      { kind: "unknown" },
    ],
    [
      "without the satang, of a cancelled request",
      { state: "cancelled" },
      { amount: satang(500_00) },
      { kind: "unknown" },
    ],
    [
      "without the satang, of a credited one",
      { state: "credited" },
      { amount: satang(500_00) },
      { kind: "unknown" },
    ],
    ["of another baht", {}, { amount: satang(501_01) }, { kind: "unknown" }],
    ["on another account", {}, { accountId: "bank-2" }, { kind: "unknown" }],
    ["before the request", { createdAtMs: 6 * minute }, {}, { kind: "unknown" }],
  ] as const)("%s", (_, request, feed, expected) => {
    expect(verdictOn({ ...row, ...feed }, [{ ...live, ...request }])).toEqual(expected);
  });

  test("the live request wins over an old one with the same total", () => {
    const old: DepositRequest = {
      ...live,
      id: "old",
      state: "expired",
      createdAtMs: -2 * SLOT_RESERVED_MS,
      expiresAtMs: 15 * minute - 2 * SLOT_RESERVED_MS,
    };
    expect(verdictOn(row, [old, live])).toEqual({ kind: "matches", id: "live" });
  });

  test.each([
    ["in time", ["waiting", "waiting"], 5, "matches"],
    ["late", ["expired", "cancelled"], 20, "late"],
    ["once more", ["credited", "credited"], 5, "used"],
  ] as const)("%s, it belongs to the newest request of its total", (_, [older, newer], atMinutes, kind) => {
    const fed = { ...row, atMs: atMinutes * minute };
    const old = { ...live, id: "old", state: older, createdAtMs: 1 * minute };
    const young = { ...live, id: "young", state: newer, createdAtMs: 2 * minute };
    expect(verdictOn(fed, [old, young])).toEqual({ kind, id: "young" });
    expect(verdictOn(fed, [young, old])).toEqual({ kind, id: "young" });
  });

  test("nothing but the exact total of its account is ever credited", () => {
    const request = fc.record({
      id: fc.uuid(),
      accountId: fc.constantFrom("bank-1", "bank-2"),
      total: fc.integer({ min: 100_01, max: 100_05 }).map(satang),
      state: fc.constantFrom("waiting", "credited", "expired", "cancelled", "unmatched", "claimed"),
      createdAtMs: fc.integer({ min: 0, max: 30 * minute }),
      expiresAtMs: fc.integer({ min: 30 * minute, max: 50 * minute }),
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
        expect(["waiting", "expired", "claimed"]).toContain(matched?.state);
        expect(fed.atMs).toBeLessThan(matched?.expiresAtMs ?? 0);
      }),
    );
  });
});
