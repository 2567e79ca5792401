import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import type { BodyOf } from "@/lib/contract/endpoint";
import { readPlayerLimits, readSessionSummary, setPlayerLimits } from "@/lib/contract/player-limits";
import { createPoy } from "@/lib/contract/poys";
import { exclusionUntilMs, noLimits, timeOutUntilMs } from "@/lib/domain/members/player-limits";
import { satang } from "@/lib/domain/money/money";
import { bangkokIso, DAY_MS, HOUR_MS } from "@/lib/domain/time/time";
import { session } from "@/upstream/db/schema/members";
import { newKey } from "../../../tools/testing/calls";
import { databases } from "../../support/database";
import { newcomer, type Person } from "../../support/people";
import { addRound, bet, line, settle } from "../../support/rounds";
import type { TestService } from "../../support/service";
import { useService } from "../../support/use-service";
import { runOn, standStill } from "../../support/yeekee";

const none = { day: null, week: null, month: null };
const day = (baht: number | null) => ({ ...none, day: baht === null ? null : satang(baht * 100) });

describe.each(databases)("a member's own limits on $kind", (kind) => {
  const open = useService(kind);
  const change = (service: TestService, { token }: Person, body: BodyOf<typeof setPlayerLimits>) =>
    service.call(setPlayerLimits, { body, token });

  test("who has set none has none, and nothing is used", async () => {
    const service = open();
    const { token } = await newcomer(service, 0);
    const spans = { day: satang(0), week: satang(0), month: satang(0) };
    expect(await service.call(readPlayerLimits, { token })).toEqual({
      ...noLimits,
      reminderMinutes: null,
      timeOutUntil: null,
      selfExcludedUntil: null,
      pending: null,
      pendingFrom: null,
      used: { deposit: spans, loss: spans, stake: spans },
      hasDeposited: false,
    });
  });

  test("first and lower ones hold at once and stand beside what is kept", async () => {
    const service = open();
    const member = await newcomer(service, 0);
    await change(service, member, { stake: day(500), reminderMinutes: 30 });
    const after = await change(service, member, { stake: day(200), loss: day(900) });
    expect(after).toMatchObject({
      stake: day(200),
      loss: day(900),
      deposit: none,
      reminderMinutes: 30,
      pending: null,
    });
    expect(await service.call(readPlayerLimits, { token: member.token })).toEqual(after);
  });

  test("a higher one waits 24 hours, to the millisecond, and then for the member's word", async () => {
    const service = open();
    const member = await newcomer(service, 0);
    const now = await service.now();
    await standStill(service, now);
    await change(service, member, { stake: day(500) });
    const asked = await change(service, member, { stake: day(900) });
    const from = bangkokIso(now + DAY_MS);
    expect(asked).toMatchObject({ stake: day(500), pending: { stake: day(900) }, pendingFrom: from });
    const confirm = { body: { answer: "confirm" as const }, token: member.token };
    await standStill(service, now + DAY_MS - 1);
    const early = await service.refusal(setPlayerLimits, confirm);
    expect([early.code, early.details]).toEqual(["limit-still-waiting", { from }]);
    await standStill(service, now + 3 * DAY_MS);
    expect(await service.call(readPlayerLimits, { token: member.token })).toMatchObject({ stake: day(500) });
    expect(await service.call(setPlayerLimits, confirm)).toMatchObject({
      stake: day(900),
      pending: null,
      pendingFrom: null,
    });
    expect((await service.refusal(setPlayerLimits, confirm)).code).toBe("not-found");
    await runOn(service);
  });

  test("a stake may reach a limit exactly, and not pass it by a baht", async () => {
    const service = open();
    const member = await newcomer(service, 1_000);
    await change(service, member, { stake: day(100) });
    const betId = await addRound(service, "th_open");
    await bet(service, member, betId, [line("teng_bon_2", "47", 60)]);
    const over = {
      body: { betId, lines: [line("teng_bon_2", "48", 41)] },
      token: member.token,
      key: newKey(),
    };
    expect((await service.refusal(createPoy, over)).code).toBe("stake-limit-reached");
    expect((await bet(service, member, betId, [line("teng_bon_2", "48", 40)])).total).toBe(40_00);
  });

  test("what waits can be given up", async () => {
    const service = open();
    const member = await newcomer(service, 0);
    await change(service, member, { deposit: day(500) });
    await change(service, member, { deposit: none });
    expect(await change(service, member, { answer: "drop" })).toMatchObject({
      deposit: day(500),
      pending: null,
    });
  });

  test("a break and an exclusion can be made longer and never shorter", async () => {
    const service = open();
    const member = await newcomer(service, 0);
    const now = await service.now();
    const week = bangkokIso(timeOutUntilMs(7, now));
    expect(await change(service, member, { timeOutUntil: week })).toMatchObject({ timeOutUntil: week });
    for (const shorter of [bangkokIso(timeOutUntilMs(3, now)), null]) {
      const fault = await service.refusal(setPlayerLimits, {
        body: { timeOutUntil: shorter },
        token: member.token,
      });
      expect([fault.code, fault.details]).toEqual(["time-out-running", { until: week }]);
    }
    const year = bangkokIso(exclusionUntilMs(12, now));
    await change(service, member, { selfExcludedUntil: year });
    const two = bangkokIso(exclusionUntilMs(24, now));
    expect(await change(service, member, { selfExcludedUntil: two })).toMatchObject({
      selfExcludedUntil: two,
      timeOutUntil: week,
    });
    for (const shorter of [year, null]) {
      const fault = await service.refusal(setPlayerLimits, {
        body: { selfExcludedUntil: shorter },
        token: member.token,
      });
      expect([fault.code, fault.details]).toEqual(["self-excluded", { until: two }]);
    }
  });

  test("breaks of hours and exclusions of weeks are none", async () => {
    const service = open();
    const { token } = await newcomer(service, 0);
    const now = await service.now();
    const ask = async (body: BodyOf<typeof setPlayerLimits>) =>
      (await service.refusal(setPlayerLimits, { body, token })).details;
    expect(await ask({ timeOutUntil: bangkokIso(now + HOUR_MS) })).toEqual({
      issues: [{ path: "body.timeOutUntil", code: "length" }],
    });
    expect(await ask({ selfExcludedUntil: bangkokIso(now + 30 * DAY_MS) })).toEqual({
      issues: [{ path: "body.selfExcludedUntil", code: "length" }],
    });
  });

  test("after half an idle hour a change wants the PIN; reading does not", async () => {
    const service = open();
    const member = await newcomer(service, 0);
    await service.db
      .update(session)
      .set({ actedAt: new Date(Date.now() - HOUR_MS) })
      .where(eq(session.member, member.uuid));
    const fault = await service.refusal(setPlayerLimits, {
      body: { stake: day(500) },
      token: member.token,
    });
    expect(fault.code).toBe("needs-pin");
    expect((await service.call(readPlayerLimits, { token: member.token })).stake).toEqual(none);
  });

  test("a session tells what was staked and won in it", async () => {
    const service = open();
    const member = await newcomer(service, 1_000);
    const betId = await addRound(service, "th_open");
    await bet(service, member, betId, [line("teng_bon_2", "47", 10), line("teng_bon_2", "48", 5)]);
    const before = await service.call(readSessionSummary, { token: member.token });
    expect(before).toMatchObject({ minutes: 0, staked: satang(15_00), won: 0, net: -15_00 });
    await settle(service, betId, { top3: "847", bottom2: "11" });
    expect(await service.call(readSessionSummary, { token: member.token })).toMatchObject({
      startedAt: before.startedAt,
      staked: satang(15_00),
      won: satang(900_00),
      net: satang(885_00),
    });
  });
});
