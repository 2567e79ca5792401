import { eq, type SQL, sql } from "drizzle-orm";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { allOperatorDeposits } from "@/lib/contract/operators/deposits";
import { allOperatorPoys } from "@/lib/contract/operators/poys";
import { type DayReport, type GroupOfDay, reportDays } from "@/lib/contract/operators/reports";
import { voidRound } from "@/lib/contract/operators/rounds";
import { allOperatorWithdraws, approveWithdraw } from "@/lib/contract/operators/withdraws";
import { abortPoy } from "@/lib/contract/poys";
import { addDays, lotteryDay } from "@/lib/domain/time/time";
import { round } from "@/upstream/db/schema/rounds";
import { newKey } from "../../../tools/testing/calls";
import { withdraw, withdrawer } from "../../support/banks";
import { oneDatabase } from "../../support/database";
import { newcomer, operator, payIn } from "../../support/people";
import { addRound, bet, line, settle } from "../../support/rounds";
import type { TestService } from "../../support/service";
import { takeSets } from "../../support/sets";
import { useService } from "../../support/use-service";

const reason = "closed on that day";

describe.each(oneDatabase)("the report of a day on $kind", (kind) => {
  const open = useService(kind);
  let token = "";
  let day = "";
  let report: DayReport;

  async function read(service: TestService, from: string, to: string) {
    return (await service.call(reportDays, { body: { from, to }, token })).days;
  }

  /** A day with slips of each outcome in two groups, money in and money out. */
  beforeAll(async () => {
    const service = open();
    token = (await operator(service, "administrator")).token;
    day = lotteryDay(await service.now());
    const drawnToday = async (betType: string) => {
      const betId = await addRound(service, betType);
      await service.db.update(round).set({ serviceDate: day }).where(eq(round.betId, betId));
      return betId;
    };
    const member = await newcomer(service, 100_000);
    const [drawn, voided, running, sets] = [
      await drawnToday("th_open"),
      await drawnToday("th_close"),
      await drawnToday("th_noon"),
      await drawnToday("lao"),
    ];
    await bet(service, member, drawn, [line("teng_bon_2", "45", 7), line("teng_bon_2", "99", 11)]);
    await bet(service, member, drawn, [line("teng_lang_2", "99", 13)]);
    await bet(service, member, voided, [line("teng_bon_2", "45", 17)]);
    await bet(service, member, running, [line("teng_bon_2", "45", 19)]);
    const { poyId } = await bet(service, member, running, [line("teng_bon_2", "46", 23)]);
    await service.call(abortPoy, { body: { poyId }, token: member.token, key: newKey() });
    await takeSets(service, member, sets, [{ number: "1234", sets: 1 }]);
    await settle(service, drawn, { top3: "345", bottom2: "67" });
    await service.call(voidRound, { body: { betId: voided, reason }, token });

    await payIn(service, member, 300);
    await payIn(service, await newcomer(service, 0), 450);
    const { id } = await withdraw(service, await withdrawer(service, 500), 100);
    await service.call(approveWithdraw, { body: { id }, token });
    await vi.waitFor(async () => {
      const [first] = await read(service, day, day);
      if (!first) throw new Error("no day in the report");
      report = first;
      expect(report.withdrawals.count).toBe(1);
    }, 10_000);
  });

  const group = (name: string): GroupOfDay => {
    const found = report.groups.find(({ betGroup }) => betGroup === name);
    if (!found) throw new Error(`no ${name} in the report`);
    return found;
  };

  test("holds slips of each outcome by market group", () => {
    expect(report.groups).toHaveLength(2);
    const { stakes, cancelled, refunded, open: undecided, payouts, profit, holdPercent } = group("stock");
    expect([stakes, cancelled, refunded, undecided].map(({ count }) => count)).toEqual([5, 1, 1, 1]);
    expect([stakes, cancelled, refunded, undecided].map(({ amount }) => amount)).toEqual([
      90_00, 23_00, 17_00, 19_00,
    ]);
    expect(payouts.count).toBe(1);
    expect(profit).toBe(31_00 - payouts.amount);
    expect(holdPercent).toBeCloseTo((profit / 31_00) * 100, 1);
  });

  test("has nothing but undecided stakes where no result is known", () => {
    const sets = report.groups.find(({ betGroup }) => betGroup !== "stock");
    expect(sets).toMatchObject({ profit: 0, holdPercent: null });
    expect(sets?.stakes.amount).toBe(sets?.open.amount);
  });

  test("says the same once the totals of rounds that are over are kept", async () => {
    const service = open();
    const { rows } = await service.db.execute<{ summed: number }>(sql`SELECT sum_rounds(1000000) AS summed`);
    expect(rows[0]?.summed).toBeGreaterThan(1);
    expect(await read(service, day, day)).toEqual([report]);
  });

  test("names for each figure of slips the list that adds up to it", async () => {
    const service = open();
    for (const of of report.groups) {
      for (const name of ["stakes", "cancelled", "refunded", "open", "payouts"] as const) {
        const { count, amount, rows } = of[name];
        const { items } = await service.call(allOperatorPoys, { body: { ...rows.body, limit: 100 }, token });
        const sum = items.reduce((all, slip) => all + (name === "payouts" ? (slip.win ?? 0) : slip.total), 0);
        expect([of.betGroup, name, items.length, sum]).toEqual([of.betGroup, name, count, amount]);
      }
    }
  });

  test("names the lists of the deposits and withdrawals that it adds up", async () => {
    const service = open();
    expect(report.deposits.map(({ channel }) => channel)).toEqual(["fast"]);
    for (const { credited } of report.deposits) {
      const { items } = await service.call(allOperatorDeposits, { body: credited.rows.body, token });
      expect(items).toHaveLength(2);
      const sum = items.reduce((all, { creditedAmount }) => all + (creditedAmount ?? 0), 0);
      expect([credited.count, credited.amount]).toEqual([items.length, sum]);
    }
    const { count, amount, rows } = report.withdrawals;
    const { items } = await service.call(allOperatorWithdraws, { body: rows.body, token });
    expect([items.length, items[0]?.amount]).toEqual([count, amount]);
    const before = { startedDate: addDays(day, -9), endedDate: addDays(day, -1) };
    for (const [entry, body] of [
      [allOperatorDeposits, { ...before, status: "credited" }],
      [allOperatorWithdraws, { ...before, status: "paid" }],
    ] as const)
      expect((await service.call(entry, { body, token })).items).toEqual([]);
  });

  test("equals what the ledger holds", async () => {
    const service = open();
    const ledger = async (account: string, kinds: SQL) => {
      const { rows } = await service.db.execute<{ sum: number }>(sql`
        SELECT coalesce(sum(e.amount), 0)::bigint AS sum FROM entry e
          JOIN account a ON a.id = e.account AND a.owner IS NULL AND a.kind = ${account}
          JOIN movement m ON m.id = e.movement WHERE ${kinds}`);
      return rows[0]?.sum ?? 0;
    };
    const ofGroup = (name: string, kinds: SQL) =>
      ledger(
        "house-stakes",
        sql`${kinds} AND m.ref IN (SELECT p.poy_id::text FROM poy p JOIN round r ON r.bet_id = p.bet_id
          WHERE r.service_date = ${day} AND r.bet_group = ${name})`,
      );
    for (const { betGroup, stakes, cancelled, refunded, open: undecided, payouts, profit } of report.groups) {
      expect(await ofGroup(betGroup, sql`m.kind LIKE 'BET_%'`)).toBe(stakes.amount);
      expect(await ofGroup(betGroup, sql`m.kind = 'ABORT_POY'`)).toBe(
        -(cancelled.amount + refunded.amount) + 0,
      );
      expect(await ofGroup(betGroup, sql`m.kind LIKE 'WIN_%'`)).toBe(-payouts.amount + 0);
      expect(await ofGroup(betGroup, sql`true`)).toBe(profit + undecided.amount);
    }
    const paidIn = report.deposits.reduce((sum, { credited }) => sum + credited.amount, 0);
    expect(await ledger("house-bank", sql`true`)).toBe(report.withdrawals.amount - paidIn);
  });

  test("lists the days of its span newest first, empty ones as well", async () => {
    const days = await read(open(), addDays(day, -2), day);
    expect(days.map((one) => one.day)).toEqual([day, addDays(day, -1), addDays(day, -2)]);
    expect(days[0]).toEqual(report);
    expect(days[2]).toMatchObject({ groups: [], deposits: [], withdrawals: { count: 0, amount: 0 } });
  });

  test("spans 31 days at most, and ends no earlier than it begins", async () => {
    const service = open();
    expect(await read(service, addDays(day, -30), day)).toHaveLength(31);
    for (const from of [addDays(day, -31), addDays(day, 1)]) {
      const refusal = await service.refusal(reportDays, { body: { from, to: day }, token });
      expect(refusal.code).toBe("window-too-long");
    }
  });
});
