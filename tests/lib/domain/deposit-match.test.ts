import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { SLOT_RESERVED_MS, slotFreeAtMs } from "@/lib/domain/deposit";
import { type DepositRequest, type FeedRow, verdictOn } from "@/lib/domain/deposit-match";
import { satang } from "@/lib/domain/money";

const minute = 60_000;

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
    ["without the satang, too late", {}, { amount: satang(500_00), atMs: 16 * minute }, { kind: "unknown" }],
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
