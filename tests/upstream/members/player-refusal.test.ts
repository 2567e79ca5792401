import { describe, expect, test } from "vitest";
import { cashs } from "@/lib/contract/credit";
import { createFastDeposit, currentFastDeposit } from "@/lib/contract/deposits/fast";
import { createNormalDeposit } from "@/lib/contract/deposits/normal";
import type { BodyOf } from "@/lib/contract/endpoint";
import { readPlayerLimits, setPlayerLimits } from "@/lib/contract/player-limits";
import { abortPoy, allPoys, createPoy } from "@/lib/contract/poys";
import { createYing } from "@/lib/contract/yings";
import { exclusionUntilMs, timeOutUntilMs } from "@/lib/domain/members/player-limits";
import { satang } from "@/lib/domain/money/money";
import { bangkokIso, DAY_MS, epochMs } from "@/lib/domain/time/time";
import { newKey } from "../../../tools/testing/calls";
import { tellCredit } from "../../support/bank-feed";
import { databases } from "../../support/database";
import { report, reportBody } from "../../support/deposits";
import { brokenLaws } from "../../support/ledger";
import { newcomer, type Person, payIn } from "../../support/people";
import { addRound, bet, line, settle } from "../../support/rounds";
import type { TestService } from "../../support/service";
import { refusalOfSets, takeSets } from "../../support/sets";
import { useService } from "../../support/use-service";
import { openShotsRound, runOn, shootAs, shot, standStill } from "../../support/yeekee";

const none = { day: null, week: null, month: null };
const baht = (amount: number) => satang(amount * 100);
const inWeeks = 30 * DAY_MS;

describe.each(databases)("a member's own limits, on $kind,", (kind) => {
  const open = useService(kind);
  const bound = (service: TestService, { token }: Person, body: BodyOf<typeof setPlayerLimits>) =>
    service.call(setPlayerLimits, { body, token });
  const slip = (member: Person, betId: string, stake: number) => ({
    body: { betId, lines: [line("teng_bon_2", "47", stake)] },
    token: member.token,
    key: newKey(),
  });
  const announce = (member: Person, amount: number) => ({
    body: { bankId: 1, prepareAmount: baht(amount) },
    token: member.token,
    key: newKey(),
  });
  const counted = (answers: PromiseSettledResult<unknown>[], code: string) => {
    const refused = answers.filter((answer) => answer.status === "rejected");
    expect(refused.every(({ reason }) => reason.code === code)).toBe(true);
    return answers.length - refused.length;
  };

  test.each(["stake", "loss"] as const)("fifty slips at once never pass a %s limit", async (of) => {
    const service = open();
    const member = await newcomer(service, 10_000);
    await bound(service, member, { [of]: { ...none, week: baht(105) } });
    const betId = await addRound(service, "th_open");
    const slips = Array.from({ length: 50 }, () => service.call(createPoy, slip(member, betId, 10)));
    expect(counted(await Promise.allSettled(slips), `${of}-limit-reached`)).toBe(10);
    expect(await service.call(cashs, { token: member.token })).toMatchObject({ money: baht(9_900) });
    const fault = await service.refusal(createPoy, slip(member, betId, 6));
    const until = "2026-11-30T00:00:00+07:00";
    expect([fault.code, fault.details]).toEqual([
      `${of}-limit-reached`,
      { span: "week", limit: baht(105), used: baht(100), until },
    ]);
    await service.call(createPoy, slip(member, betId, 5));
    expect((await service.call(readPlayerLimits, { token: member.token })).used?.[of]).toEqual({
      day: baht(105),
      week: baht(105),
      month: baht(105),
    });
    expect(await brokenLaws(service.db)).toEqual([]);
  });

  test("sets count like slips, fifty at once too", async () => {
    const service = open();
    const member = await newcomer(service, 10_000);
    await bound(service, member, { stake: { ...none, day: baht(600) } });
    const betId = await addRound(service, "lao");
    const sets = Array.from({ length: 50 }, (_, at) =>
      takeSets(service, member, betId, [{ number: String(1_000 + at), sets: 1 }]),
    );
    expect(counted(await Promise.allSettled(sets), "stake-limit-reached")).toBe(5);
    const fault = await refusalOfSets(service, member, betId, [{ number: "2000", sets: 1 }]);
    expect(fault.details).toMatchObject({ span: "day", limit: baht(600), used: baht(600) });
  });

  test("a slip that is sent again with its key is answered, though the limit is full by now", async () => {
    const service = open();
    const member = await newcomer(service, 100);
    await bound(service, member, { stake: { ...none, day: baht(10) } });
    const betId = await addRound(service, "th_open");
    const sent = slip(member, betId, 10);
    const first = await service.call(createPoy, sent);
    expect((await service.call(createPoy, sent)).poyId).toBe(first.poyId);
  });

  test("a slip that was taken back counts no more", async () => {
    const service = open();
    const member = await newcomer(service, 100);
    await bound(service, member, {
      stake: { ...none, day: baht(10) },
      loss: { ...none, day: baht(10) },
    });
    const betId = await addRound(service, "th_open");
    const { poyId } = await service.call(createPoy, slip(member, betId, 10));
    expect((await service.refusal(createPoy, slip(member, betId, 1))).code).toBe("stake-limit-reached");
    await service.call(abortPoy, { body: { poyId }, token: member.token, key: newKey() });
    await service.call(createPoy, slip(member, betId, 10));
  });

  test("what was won makes room under a loss limit and none under a stake limit", async () => {
    const service = open();
    const member = await newcomer(service, 1_000);
    await bound(service, member, { loss: { ...none, day: baht(10) } });
    const betId = await addRound(service, "th_open");
    await bet(service, member, betId, [line("teng_bon_2", "47", 10)]);
    await settle(service, betId, { top3: "847", bottom2: "11" });
    const next = await addRound(service, "th_open");
    // 890 won in all: 900 more is a loss of 10.
    expect((await service.refusal(createPoy, slip(member, next, 901))).code).toBe("loss-limit-reached");
    await service.call(createPoy, slip(member, next, 900));
    await bound(service, member, { stake: { ...none, day: baht(910) } });
    const fault = await service.refusal(createPoy, slip(member, next, 1));
    expect(fault.code).toBe("stake-limit-reached");
  });

  test("the widest limit that stands in the way is named", async () => {
    const service = open();
    const member = await newcomer(service, 1_000);
    await bound(service, member, { stake: { day: baht(10), week: baht(20), month: baht(20) } });
    const betId = await addRound(service, "th_open");
    expect((await service.refusal(createPoy, slip(member, betId, 15))).details).toMatchObject({
      span: "day",
      until: "2026-11-27T00:00:00+07:00",
    });
    expect((await service.refusal(createPoy, slip(member, betId, 21))).details).toMatchObject({
      span: "month",
      until: "2026-12-01T00:00:00+07:00",
    });
  });

  test.each([
    ["day", "2026-11-27T00:00:00+07:00"],
    ["week", "2026-11-30T00:00:00+07:00"],
    ["month", "2026-12-01T00:00:00+07:00"],
  ] as const)("the count of a %s begins anew at %s, not a millisecond sooner", async (span, edge) => {
    const service = open();
    const member = await newcomer(service, 1_000);
    await bound(service, member, { stake: { ...none, [span]: baht(10) } });
    const betId = await addRound(service, "th_open", { closesInMs: inWeeks });
    await bet(service, member, betId, [line("teng_bon_2", "47", 10)]);
    await standStill(service, epochMs(edge) - 1);
    expect((await service.refusal(createPoy, slip(member, betId, 1))).details).toMatchObject({ until: edge });
    await standStill(service, epochMs(edge));
    await service.call(createPoy, slip(member, betId, 10));
    expect((await service.refusal(createPoy, slip(member, betId, 1))).code).toBe("stake-limit-reached");
    await runOn(service);
  });

  test("deposits count by what was announced and what came, without the satang that tell them apart", async () => {
    const service = open();
    const member = await newcomer(service, 0);
    await bound(service, member, { deposit: { ...none, day: baht(500) } });
    await payIn(service, member, 300);
    const over = await service.refusal(createFastDeposit, announce(member, 201));
    expect([over.code, over.details]).toEqual([
      "deposit-limit-reached",
      { span: "day", limit: baht(500), used: baht(300), until: "2026-11-27T00:00:00+07:00" },
    ]);
    await payIn(service, member, 200);
    expect((await service.refusal(createFastDeposit, announce(member, 100))).code).toBe(
      "deposit-limit-reached",
    );
    expect((await service.call(readPlayerLimits, { token: member.token })).used?.deposit.day).toBe(baht(500));
  });

  test("a transfer already made is reported though the limit is used up, also after it was lowered", async () => {
    const service = open();
    const member = await newcomer(service, 0);
    await bound(service, member, { deposit: { ...none, day: baht(500) } });
    await payIn(service, member, 500);
    expect((await service.refusal(createFastDeposit, announce(member, 100))).code).toBe(
      "deposit-limit-reached",
    );
    expect(await report(service, member, 100)).toMatchObject({ channel: "normal", status: "waiting" });
    await bound(service, member, { deposit: { ...none, day: baht(100) } });
    expect(await report(service, member, 200)).toMatchObject({ channel: "normal", status: "waiting" });
  });

  test("fifty deposits announced at once never pass the limit, and a live one counts", async () => {
    const service = open();
    const member = await newcomer(service, 0);
    await bound(service, member, { deposit: { ...none, month: baht(150) } });
    const asks = Array.from({ length: 50 }, () => service.call(createFastDeposit, announce(member, 100)));
    expect(counted(await Promise.allSettled(asks), "deposit-limit-reached")).toBe(1);
  });

  test.each([
    ["self-excluded", "selfExcludedUntil", (now: number) => exclusionUntilMs(6, now)],
    ["time-out-running", "timeOutUntil", (now: number) => timeOutUntilMs(1, now)],
  ] as const)(
    "%s: no slip, no set, no shot, no new deposit; money under way still arrives",
    async (code, name, end) => {
      const service = open();
      const member = await newcomer(service, 1_000);
      const betId = await addRound(service, "th_open");
      const lao = await addRound(service, "lao");
      const shots = await openShotsRound(service);
      await service.call(createPoy, slip(member, betId, 10));
      const deposit = await service.call(createFastDeposit, announce(member, 100));
      const now = await service.now();
      const until = bangkokIso(end(now));
      await bound(service, member, { [name]: until });

      const refusals = [
        await service.refusal(createPoy, slip(member, betId, 1)),
        await refusalOfSets(service, member, lao, [{ number: "1234", sets: 1 }]),
        await service.refusal(createYing, shot(member, shots.betId, "12345")),
        await service.refusal(createFastDeposit, announce(member, 100)),
        await service.refusal(createNormalDeposit, {
          body: reportBody(100, bangkokIso(now)),
          token: member.token,
          key: newKey(),
        }),
      ];
      for (const fault of refusals) expect([fault.code, fault.details]).toEqual([code, { until }]);

      await tellCredit(service, {
        bankAccountId: deposit.bankId,
        amount: deposit.prepareTotal,
        at: bangkokIso(now),
        ref: newKey(),
        channel: "tests",
      });
      expect(await service.call(currentFastDeposit, { token: member.token })).toBeNull();
      await settle(service, betId, { top3: "847", bottom2: "11" });
      const money = 990_00 + deposit.prepareTotal + 900_00;
      expect(await service.call(cashs, { token: member.token })).toMatchObject({ money });
      const window = { startedDate: "2026-11-01", endedDate: "2026-12-01" };
      expect(await service.call(allPoys, { body: window, token: member.token })).toHaveProperty("items");
    },
  );

  test("after the last millisecond of a break bets and shots pass again", async () => {
    const service = open();
    const member = await newcomer(service, 1_000);
    const betId = await addRound(service, "th_open", { closesInMs: inWeeks });
    const until = timeOutUntilMs(1, await service.now());
    await bound(service, member, { timeOutUntil: bangkokIso(until) });
    await standStill(service, until - 1);
    expect((await service.refusal(createPoy, slip(member, betId, 1))).code).toBe("time-out-running");
    await standStill(service, until);
    await service.call(createPoy, slip(member, betId, 1));
    await runOn(service);
    const { betId: yeekee } = await openShotsRound(service);
    await shootAs(service, await newcomer(service, 0), yeekee, "12345");
  });
});
