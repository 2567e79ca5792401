import { expect, test } from "vitest";
import { daySums } from "@/components/console/reports/day-sums";
import type { DayReport, GroupOfDay } from "@/lib/contract/operators/reports";
import { satang, toSatang } from "@/lib/domain/money/money";

const figure = <Rows>(baht: number, rows: Rows) => ({ count: 1, amount: toSatang(baht), rows });

function group(betGroup: string, stakes: number, payouts: number, profit: number): GroupOfDay {
  const body = { startedDate: "2026-11-23", endedDate: "2026-11-23", betGroup };
  const rows = { call: "operators.poys.all" as const, body };
  return {
    betGroup,
    stakes: figure(stakes, rows),
    cancelled: figure(0, rows),
    refunded: figure(0, rows),
    open: figure(0, rows),
    payouts: figure(payouts, rows),
    profit: satang(profit * 100),
    holdPercent: null,
  };
}

const withdrawals = figure(0, {
  call: "operators.withdraws.all" as const,
  body: { startedDate: "2026-11-23", endedDate: "2026-11-23", status: "paid" as const },
});
const day = (date: string, groups: GroupOfDay[]): DayReport => ({
  day: date,
  groups,
  deposits: [],
  withdrawals,
});

test("a day is the sum of its groups, and the oldest day comes first", () => {
  const sums = daySums([
    day("2026-11-24", [group("stock", 100, 30.5, 69.5), group("yeekee", 40, 900, -860)]),
    day("2026-11-23", []),
  ]);
  expect(sums).toEqual([
    { day: "2026-11-23", stakes: 0, payouts: 0, profit: 0 },
    { day: "2026-11-24", stakes: 140_00, payouts: 930_50, profit: -790_50 },
  ]);
});
