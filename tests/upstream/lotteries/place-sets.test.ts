import { createHash } from "node:crypto";
import { describe, expect, test } from "vitest";
import { cashs } from "@/lib/contract/credit";
import { createLao, createMalay, lottery4dNames, lottery4dQuotas } from "@/lib/contract/lotteries";
import { resumeRound, suspendRound, voidRound } from "@/lib/contract/operators/rounds";
import { abortPoy, allPoys, createPoy, onePoy, poyByKey } from "@/lib/contract/poys";
import { allTransactions } from "@/lib/contract/transactions";
import { setReceiptText } from "@/lib/domain/four-digit/receipt";
import { epochMs, HOUR_MS, MINUTE_MS } from "@/lib/domain/time/time";
import { newKey } from "../../../tools/testing/calls";
import { databases } from "../../support/database";
import { TODAY } from "../../support/facts";
import { brokenLaws } from "../../support/ledger";
import { newcomer, operator } from "../../support/people";
import { addRound, bet, close, line } from "../../support/rounds";
import { refusalOfSets, setMarketKeys, takeSets, takingSets } from "../../support/sets";
import { useService } from "../../support/use-service";

describe.each(databases)("taking four-digit sets on $kind", (kind) => {
  const open = useService(kind);

  test.each(setMarketKeys)("%s takes them by its own call, against 120 baht a set", async (market) => {
    const service = open();
    const member = await newcomer(service, 1_000);
    const betId = await addRound(service, market);
    const slip = await takeSets(service, member, betId, [
      { number: "1234", sets: 2 },
      { number: "0007", sets: 1 },
    ]);
    expect(slip).toMatchObject({ betId, betGroup: "set_4", total: 360_00, status: "accepted" });
    expect(slip.poyListJson).toEqual([]);
    expect(slip.setListJson).toEqual([
      { number: "1234", sets: 2, price: 240_00, outcome: "pending", win: 0 },
      { number: "0007", sets: 1, price: 120_00, outcome: "pending", win: 0 },
    ]);
    const { money } = await service.call(cashs, { token: member.token });
    expect(money).toBe(640_00);
    const [row] = await service.call(allTransactions, {
      body: { startedDate: TODAY, endedDate: TODAY },
      token: member.token,
    });
    expect(row).toMatchObject({ transactionType: "BET_SET_4", amount: -360_00, balance: 640_00 });
    expect(row?.ref).toEqual({ kind: "poy", id: slip.poyId });
  });

  test("the slip stands among the member's others, by its group, by its id and by its key", async () => {
    const service = open();
    const member = await newcomer(service, 1_000);
    const { token } = member;
    const betId = await addRound(service, "lao-super");
    const key = newKey();
    const slip = await takeSets(service, member, betId, [{ number: "5555", sets: 1 }], key);
    await bet(service, member, await addRound(service, "th_open"), [line("teng_bon_2", "47", 10)]);
    const { items, totals } = await service.call(allPoys, { body: { betGroup: "set_4" }, token });
    expect(items.map(({ poyId, betType }) => [poyId, betType])).toEqual([[slip.poyId, "lao-super"]]);
    expect(totals.stake).toBe(120_00);
    const found = [
      await service.call(onePoy, { query: { id: slip.poyId }, token }),
      await service.call(poyByKey, { query: { key }, token }),
    ];
    for (const one of found) expect(one).toMatchObject(slip);
  });

  test("its receipt is the hash of what it says", async () => {
    const service = open();
    const member = await newcomer(service, 1_000);
    const slip = await takeSets(service, member, await addRound(service, "malay"), [
      { number: "1234", sets: 2 },
      { number: "1234", sets: 1 },
    ]);
    const text = setReceiptText({ ...slip, createdAtMs: epochMs(slip.createdAt), lines: slip.setListJson });
    expect(text).toMatch(/\|36000\|1234:2:24000;1234:1:12000$/);
    expect(createHash("sha256").update(text).digest("hex")).toBe(slip.receipt);
  });

  test("a call takes no rounds of another market, and none under another's name", async () => {
    const service = open();
    const { token } = await newcomer(service, 1_000);
    const betId = await addRound(service, "lao-super");
    const lines = [{ number: "1234", sets: 1 }];
    const foreign = { betId, betName: lottery4dNames.lao, lines };
    expect((await service.refusal(createLao, { body: foreign, token, key: newKey() })).code).toBe(
      "not-found",
    );
    const three = { ...foreign, betId: await addRound(service, "th_open") };
    expect((await service.refusal(createLao, { body: three, token, key: newKey() })).code).toBe("not-found");
    const named = await service.wire(
      "POST",
      "/poy-api/lotteries.malay.create",
      { ...foreign, betName: lottery4dNames.lao },
      { authorization: `Bearer ${token}`, "idempotency-key": newKey() },
    );
    expect(named.status).toBe(422);
    const poy = { betId, lines: [line("teng_bon_2", "47", 1)] };
    const fault = await service.refusal(createPoy, { body: poy, token, key: newKey() });
    expect([fault.code, fault.details]).toMatchObject([
      "poy-lines-rejected",
      { lines: [{ reason: "option-unknown" }] },
    ]);
  });

  test.each([
    ["three digits", [{ number: "123", sets: 1 }]],
    ["no sets", [{ number: "1234", sets: 0 }]],
    ["half a set", [{ number: "1234", sets: 0.5 }]],
    ["no lines", []],
  ])("%s is no slip", async (_, lines) => {
    const service = open();
    const member = await newcomer(service, 1_000);
    const betId = await addRound(service, "malay");
    const answer = await service.wire(
      "POST",
      `/poy-api${createMalay.path}`,
      { betId, betName: lottery4dNames.malay, lines },
      { authorization: `Bearer ${member.token}`, "idempotency-key": newKey() },
    );
    expect([answer.status, (answer.body as { code: string }).code]).toEqual([422, "invalid-input"]);
  });

  test("the key repeated gives the same slip, eight at once too; with other lines it is refused", async () => {
    const service = open();
    const member = await newcomer(service, 1_000);
    const betId = await addRound(service, "hanoy");
    const [key, lines] = [newKey(), [{ number: "1234", sets: 1 }]];
    const slips = await Promise.all(
      Array.from({ length: 8 }, () => takeSets(service, member, betId, lines, key)),
    );
    expect(new Set(slips.map(({ poyId }) => poyId)).size).toBe(1);
    await close(service, betId);
    expect(await takeSets(service, member, betId, lines, key)).toMatchObject({ poyId: slips[0]?.poyId });
    const other = takingSets(member, betId, [{ number: "1234", sets: 2 }], key);
    expect((await service.refusal(other.entry, other.args)).code).toBe("idempotency-mismatch");
    expect((await service.call(cashs, { token: member.token })).money).toBe(880_00);
  });

  test("too little money is told with both figures and leaves the numbers to others", async () => {
    const service = open();
    const member = await newcomer(service, 200);
    const betId = await addRound(service, "lao");
    const fault = await refusalOfSets(service, member, betId, [{ number: "1234", sets: 2 }]);
    expect([fault.code, fault.details]).toEqual(["balance-too-low", { balance: 200_00, needed: 240_00 }]);
    expect((await service.call(lottery4dQuotas, { query: { betId } })).left).toEqual([]);
  });

  test("a round that is not open, late, suspended or void says so", async () => {
    const service = open();
    const member = await newcomer(service, 1_000);
    const { token } = await operator(service, "administrator");
    const lines = [{ number: "1234", sets: 1 }];
    const early = await addRound(service, "lao", { opensInMs: HOUR_MS, closesInMs: 2 * HOUR_MS });
    expect((await refusalOfSets(service, member, early, lines)).code).toBe("round-not-open");
    const over = await addRound(service, "lao", { closesInMs: -5_000 });
    const late = await refusalOfSets(service, member, over, lines);
    expect(late.code).toBe("round-closed");
    expect((late.details as { lateByMs: number }).lateByMs).toBeGreaterThanOrEqual(5_000);
    const betId = await addRound(service, "lao");
    const body = { betId, reason: "for a test" };
    await service.call(suspendRound, { body, token });
    expect((await refusalOfSets(service, member, betId, lines)).code).toBe("round-suspended");
    await service.call(resumeRound, { body, token });
    await takeSets(service, member, betId, lines);
    await service.call(voidRound, { body, token });
    expect((await refusalOfSets(service, member, betId, lines)).code).toBe("round-void");
    expect((await service.call(cashs, { token: member.token })).money).toBe(1_000_00);
  });

  test("taken back in time, the stake returns and the sets are there for the next", async () => {
    const service = open();
    const [first, next] = [await newcomer(service, 20_000), await newcomer(service, 20_000)];
    const betId = await addRound(service, "hanoy");
    const slip = await takeSets(service, first, betId, [{ number: "8888", sets: 50 }]);
    expect(slip.cancelUntil).toBeDefined();
    expect((await refusalOfSets(service, next, betId, [{ number: "8888", sets: 1 }])).code).toBe(
      "set-quota-exceeded",
    );
    const args = { body: { poyId: slip.poyId }, token: first.token, key: newKey() };
    const cancelled = await service.call(abortPoy, args);
    expect(cancelled.status).toBe("cancelled");
    expect(cancelled.setListJson?.map(({ outcome }) => outcome)).toEqual(["refunded"]);
    expect((await service.call(cashs, { token: first.token })).money).toBe(20_000_00);
    await takeSets(service, next, betId, [{ number: "8888", sets: 50 }]);

    const soon = await addRound(service, "hanoy", { closesInMs: 10 * MINUTE_MS - 1_000 });
    const kept = await takeSets(service, first, soon, [{ number: "1234", sets: 1 }]);
    const late = { body: { poyId: kept.poyId }, token: first.token, key: newKey() };
    expect((await service.refusal(abortPoy, late)).code).toBe("poy-not-cancellable");
  });

  test("the books are sound after all that", async () => {
    expect(await brokenLaws(open().db)).toEqual([]);
  });
});
