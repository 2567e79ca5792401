import { eq, sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { cashs } from "@/lib/contract/credit";
import type { Fault, PoyLineRefusal } from "@/lib/contract/fault";
import { setLimit, setRate } from "@/lib/contract/operators/limits";
import { resumeRound, suspendRound, voidRound } from "@/lib/contract/operators/rounds";
import { createPoy, type NewPoyLine } from "@/lib/contract/poys";
import { satang } from "@/lib/domain/money/money";
import { HOUR_MS } from "@/lib/domain/time/time";
import { exposure, round } from "@/upstream/db/schema/rounds";
import { newKey } from "../../../tools/testing/calls";
import { withSecond } from "../../support/approvals";
import { databases } from "../../support/database";
import { brokenLaws, count } from "../../support/ledger";
import { newcomer, newcomers, operator, type Person, payIn } from "../../support/people";
import { addRound, bet, close, enterResult, line, settle } from "../../support/rounds";
import type { TestService } from "../../support/service";
import { useService } from "../../support/use-service";

describe.each(databases)("placing a slip on $kind", (kind) => {
  const open = useService(kind);

  test.each<[string, NewPoyLine, Omit<PoyLineRefusal, "ref">]>([
    [
      "a stake over the option's largest is out of range",
      line("teng_bon_3", "847", 1_001),
      { reason: "price-out-of-range", min: satang(1_00), max: satang(1_000_00) },
    ],
    [
      "an option that the market lacks is unknown",
      line("teng_lang_3", "847", 5, 450),
      { reason: "option-unknown" },
    ],
    [
      "a number of the wrong length is malformed",
      line("teng_bon_2", "847", 5),
      { reason: "number-malformed" },
    ],
    [
      "a rate seen better than it is has changed",
      line("teng_bon_2", "47", 5, 95),
      { reason: "rate-changed", from: 95, to: 90 },
    ],
  ])("%s", async (_, one, refusal) => {
    const service = open();
    const member = await newcomer(service, 5_000);
    const betId = await addRound(service, "th_open");
    const good = line("teng_bon_2", "11", 5);
    expect(await refused(service, member, betId, [good, one])).toEqual([{ ref: one.ref, ...refusal }]);
    expect(await service.call(cashs, { token: member.token })).toMatchObject({ money: satang(5_000_00) });
  });

  test("every line that stands in the way is named with its own reason, in the slip's order", async () => {
    const service = open();
    const member = await newcomer(service, 50_000);
    const betId = await addRound(service, "th_open");
    const lines = [
      line("teng_bon_3", "111", 2_000),
      line("teng_bon_2", "22", 1),
      line("tode_3", "123", 1, 121),
      line("teng_lang_3", "333", 1),
    ];
    const found = await refused(service, member, betId, lines);
    expect(found.map(({ ref, reason }) => [ref, reason])).toEqual([
      [lines[0]?.ref, "price-out-of-range"],
      [lines[2]?.ref, "rate-changed"],
      [lines[3]?.ref, "option-unknown"],
    ]);
  });

  test("a member's cap of five largest stakes counts over all their slips and over the lines of one", async () => {
    const service = open();
    const [member, other] = await newcomers(service, 2, satang(100_000_00));
    const betId = await addRound(service, "th_open");
    if (!member || !other) throw new Error("nobody");
    for (let slip = 0; slip < 4; slip++)
      await bet(service, member, betId, [line("teng_bon_3", "847", 1_000)]);
    const two = [line("teng_bon_3", "847", 600), line("teng_bon_3", "847", 500)];
    const cap = { reason: "member-cap", max: satang(5_000_00), left: satang(1_000_00) };
    expect(await refused(service, member, betId, two)).toEqual(two.map(({ ref }) => ({ ref, ...cap })));
    await bet(service, member, betId, [line("teng_bon_3", "847", 600), line("teng_bon_3", "847", 400)]);
    const more = line("teng_bon_3", "847", 1);
    expect(await refused(service, member, betId, [more])).toEqual([{ ref: more.ref, ...cap, left: 0 }]);
    await bet(service, other, betId, [line("teng_bon_3", "847", 1_000)]);
  });

  test("under 50,000 sold the rate is full, under 100,000 half, then the number is sold out; no line splits", async () => {
    const service = open();
    const crowd = await newcomers(service, 6, satang(30_000_00));
    const betId = await addRound(service, "th_open");
    const fives = (baht: number, times: number, seen = 90) =>
      Array.from({ length: times }, () => line("teng_bon_2", "47", baht, seen));
    const [a, b, c, d, e, f] = crowd as [Person, Person, Person, Person, Person, Person];
    await bet(service, a, betId, fives(5_000, 5));
    // 25,000 sold: a slip of 25,000 more is rated by the sales before it, to its last line.
    const across = await bet(service, b, betId, [...fives(5_000, 4), ...fives(4_999, 1)]);
    expect(across.poyListJson.map(({ multiply }) => multiply)).toEqual([90, 90, 90, 90, 90]);
    // 49,999 sold: still the full rate, although 74,999 are sold after this slip.
    const last = await bet(service, c, betId, fives(5_000, 5));
    expect(last.poyListJson.every(({ multiply }) => multiply === 90)).toBe(true);
    const one = line("teng_bon_2", "47", 5_000);
    expect(await refused(service, d, betId, [one])).toEqual([
      { ref: one.ref, reason: "rate-changed", from: 90, to: 45 },
    ]);
    const half = await bet(service, d, betId, fives(5_000, 5, 45));
    expect(half.poyListJson.map(({ multiply }) => multiply)).toEqual([45, 45, 45, 45, 45]);
    const rest = await bet(service, e, betId, fives(5_000, 5, 45));
    expect(rest.total).toBe(25_000_00);
    const shut = line("teng_bon_2", "47", 1, 45);
    expect(await refused(service, f, betId, [shut])).toEqual([
      { ref: shut.ref, reason: "sale-limit", left: 0 },
    ]);
    const [sold] = await service.db.select().from(exposure).where(eq(exposure.betId, betId));
    expect(sold).toMatchObject({ stake: 124_999_00, payout: (74_999 * 90 + 50_000 * 45) * 100 });
  });

  test("an operator's limit asks again at the worse rate, and a limit of 0 closes the number", async () => {
    const service = open();
    const member = await newcomer(service, 1_000);
    const { token } = await operator(service, "administrator");
    const betId = await addRound(service, "th_open");
    const limit = (number: string, multiply: number | null) =>
      withSecond(service, setLimit, { body: { betId, option: "teng_bon_2", number, multiply }, token });
    await limit("47", 60);
    await limit("13", 0);
    const lines = [line("teng_bon_2", "47", 1), line("teng_bon_2", "13", 1), line("teng_lang_2", "13", 1)];
    expect(await refused(service, member, betId, lines)).toEqual([
      { ref: lines[0]?.ref, reason: "rate-changed", from: 90, to: 60 },
      { ref: lines[1]?.ref, reason: "number-closed" },
    ]);
    const slip = await bet(service, member, betId, [line("teng_bon_2", "47", 1, 60)]);
    expect(slip.poyListJson[0]?.multiply).toBe(60);
    await limit("13", null);
    await bet(service, member, betId, [line("teng_bon_2", "13", 1)]);
  });

  test("a better rate than the one seen is taken silently and frozen into the line", async () => {
    const service = open();
    const member = await newcomer(service, 1_000);
    const { token } = await operator(service, "administrator");
    const betId = await addRound(service, "th_open");
    await service.call(setRate, { body: { betId, option: "teng_bon_2", multiply: 92.5 }, token });
    const slip = await bet(service, member, betId, [line("teng_bon_2", "47", 10)]);
    expect(slip.poyListJson[0]?.multiply).toBe(92.5);
    await service.call(setRate, { body: { betId, option: "teng_bon_2", multiply: 70 }, token });
    await settle(service, betId, { top3: "547", bottom2: "00" });
    expect(await service.call(cashs, { token: member.token })).toMatchObject({
      money: satang(990_00 + 925_00),
    });
  });

  test("a late slip hears by how many milliseconds it was late", async () => {
    const service = open();
    const member = await newcomer(service, 1_000);
    const betId = await addRound(service, "th_open", { closesInMs: -12_345 });
    const fault = await refusal(service, member, betId, [line("teng_bon_2", "47", 1)]);
    expect(fault.code).toBe("round-closed");
    const { lateByMs } = fault.details as { lateByMs: number };
    expect(lateByMs).toBeGreaterThanOrEqual(12_345);
    expect(lateByMs).toBeLessThan(12_345 + 30_000);
  });

  test("a round that an operator closed early is closed, and a slip is late since then", async () => {
    const service = open();
    const member = await newcomer(service, 1_000);
    const betId = await addRound(service, "th_open");
    const beforeClose = performance.now();
    await close(service, betId);
    const fault = await refusal(service, member, betId, [line("teng_bon_2", "47", 1)]);
    expect(fault.code).toBe("round-closed");
    const { lateByMs } = fault.details as { lateByMs: number };
    expect(lateByMs).toBeGreaterThanOrEqual(0);
    expect(lateByMs).toBeLessThanOrEqual(performance.now() - beforeClose + 1);
  });

  test("a suspended round takes nothing until it is resumed; a void one never again", async () => {
    const service = open();
    const member = await newcomer(service, 1_000);
    const { token } = await operator(service, "administrator");
    const betId = await addRound(service, "th_open");
    const send = () => [line("teng_bon_2", "47", 1)];
    const body = { betId, reason: "for a test" };
    await service.call(suspendRound, { body, token });
    expect((await refusal(service, member, betId, send())).code).toBe("round-suspended");
    await service.call(resumeRound, { body, token });
    await bet(service, member, betId, send());
    await service.call(voidRound, { body, token });
    expect((await refusal(service, member, betId, send())).code).toBe("round-void");
  });

  test("a round that is not open yet says when it opens", async () => {
    const service = open();
    const member = await newcomer(service, 1_000);
    const betId = await addRound(service, "th_open", { opensInMs: HOUR_MS, closesInMs: 2 * HOUR_MS });
    const [row] = await service.db.select().from(round).where(eq(round.betId, betId));
    const fault = await refusal(service, member, betId, [line("teng_bon_2", "47", 1)]);
    expect(fault.code).toBe("round-not-open");
    const { opensAt } = fault.details as { opensAt: string };
    expect(Date.parse(opensAt)).toBe(row?.openAt.getTime());
  });

  test("too little money is told with both figures; an unknown round is not found", async () => {
    const service = open();
    const member = await newcomer(service, 10);
    const betId = await addRound(service, "th_open");
    const fault = await refusal(service, member, betId, [line("teng_bon_2", "47", 11)]);
    expect([fault.code, fault.details]).toEqual(["balance-too-low", { balance: 10_00, needed: 11_00 }]);
    const lost = await refusal(service, member, "th_open-2031-01-01", [line("teng_bon_2", "47", 1)]);
    expect(lost.code).toBe("not-found");
    const foreign = await refusal(service, member, "yeekee-2026-11-26-1", [line("teng_bon_2", "47", 1)]);
    expect(foreign.code).toBe("not-found");
  });

  test("a key repeated after the close gives the same slip; with another body it is refused", async () => {
    const service = open();
    const member = await newcomer(service, 1_000);
    const betId = await addRound(service, "th_open");
    const lines = [line("teng_bon_2", "47", 10)];
    const key = newKey();
    const first = await bet(service, member, betId, lines, key);
    await close(service, betId);
    // A closed round leaves no time to cancel a slip.
    expect(await bet(service, member, betId, lines, key)).toEqual({ ...first, cancelUntil: undefined });
    const other = await service.refusal(createPoy, {
      body: { betId, lines: [line("teng_bon_2", "48", 10)] },
      token: member.token,
      key,
    });
    expect(other.code).toBe("idempotency-mismatch");
    await enterResult(service, betId, { top3: "547", bottom2: "00" });
    expect(await bet(service, member, betId, lines, key)).toMatchObject({
      poyId: first.poyId,
      status: "won",
    });
    expect(await count(service.db, sql`SELECT count(*) FROM poy WHERE bet_id = ${betId}`)).toBe(1);
  });

  test("a refused slip leaves no claim on its key: with more money the same send passes", async () => {
    const service = open();
    const member = await newcomer(service, 5);
    const betId = await addRound(service, "th_open");
    const args = {
      body: { betId, lines: [line("teng_bon_2", "47", 105)] },
      token: member.token,
      key: newKey(),
    };
    expect((await service.refusal(createPoy, args)).code).toBe("balance-too-low");
    await payIn(service, member, 100);
    expect((await service.call(createPoy, args)).total).toBe(105_00);
  });

  test("a send without a key, or with one that is too short, is refused", async () => {
    const service = open();
    const member = await newcomer(service, 5);
    const betId = await addRound(service, "th_open");
    const args = { body: { betId, lines: [line("teng_bon_2", "47", 1)] }, token: member.token };
    expect((await service.refusal(createPoy, args)).code).toBe("idempotency-key-missing");
    expect((await service.refusal(createPoy, { ...args, key: "short" })).code).toBe(
      "idempotency-key-missing",
    );
  });

  test("a slip of a thousand lines is accepted whole", async () => {
    const service = open();
    const member = await newcomer(service, 1_000);
    const betId = await addRound(service, "th_open");
    const lines = Array.from({ length: 1_000 }, (_, at) =>
      line("teng_bon_3", String(at).padStart(3, "0"), 1),
    );
    const slip = await bet(service, member, betId, lines);
    expect(slip.poyListJson.map(({ number }) => number)).toEqual(lines.map(({ number }) => number));
    expect(slip.total).toBe(1_000_00);
  });

  test("the books are sound after all that", async () => {
    expect(await brokenLaws(open().db)).toEqual([]);
  });
});

function refusal(
  service: TestService,
  { token }: Person,
  betId: string,
  lines: NewPoyLine[],
): Promise<Fault> {
  return service.refusal(createPoy, { body: { betId, lines }, token, key: newKey() });
}

/** The lines that caused a slip's refusal, as the refusal names them. */
async function refused(service: TestService, member: Person, betId: string, lines: NewPoyLine[]) {
  const fault = await refusal(service, member, betId, lines);
  expect(fault.code).toBe("poy-lines-rejected");
  return (fault.details as { lines: PoyLineRefusal[] }).lines;
}
