import { and, eq, type SQL, sql } from "drizzle-orm";
import { depositChannel } from "@/lib/contract/deposits";
import { Fault } from "@/lib/contract/fault";
import {
  type DayReport,
  type GroupOfDay,
  MOST_REPORT_DAYS,
  reportDays,
} from "@/lib/contract/operators/reports";
import { houseHold } from "@/lib/domain/house-hold";
import { satang } from "@/lib/domain/money";
import { addDays, daysBetween } from "@/lib/domain/time";
import { deposit } from "../db/schema/deposits";
import { withdrawal } from "../db/schema/withdrawals";
import type { Tx } from "../db/tx";
import { withinDays } from "../db/within-days";
import { defineHandler } from "../http/define-handler";

type Status = "accepted" | "won" | "lost" | "cancelled" | "refunded";

interface SlipSum {
  [column: string]: unknown;
  day: string;
  bet_group: string;
  status: Status;
  count: number;
  total: number;
  win: number;
}

interface MoneySum {
  day: string;
  count: number;
  amount: number;
}

/** The report of a span of days; each part is one statement over the span. */
export const reportCall = defineHandler(reportDays, async ({ tx }, { body: { from, to } }) => {
  const count = daysBetween(from, to) + 1;
  if (count < 1 || count > MOST_REPORT_DAYS) throw new Fault("window-too-long");
  const slips = await slipSums(tx, from, to);
  const deposits = await depositSums(tx, from, to);
  const withdrawals = await withdrawalSums(tx, from, to);
  const days = Array.from({ length: count }, (_, back) => addDays(to, -back));
  return {
    days: days.map((day): DayReport => {
      const oneDay = { startedDate: day, endedDate: day };
      const paid = withdrawals.find((sum) => sum.day === day);
      return {
        day,
        groups: groupsOf(slips, day),
        deposits: deposits
          .filter((sum) => sum.day === day)
          .map(({ channel, count, amount }) => ({
            channel,
            credited: {
              count,
              amount: satang(amount),
              rows: { call: "operators.deposits.all", body: { ...oneDay, status: "credited", channel } },
            },
          })),
        withdrawals: {
          count: paid?.count ?? 0,
          amount: satang(paid?.amount ?? 0),
          rows: { call: "operators.withdraws.all", body: { ...oneDay, status: "paid" } },
        },
      };
    }),
  };
});

function groupsOf(sums: readonly SlipSum[], day: string): GroupOfDay[] {
  const ofDay = sums.filter((sum) => sum.day === day);
  const names = [...new Set(ofDay.map((sum) => sum.bet_group))].sort();
  return names.map((betGroup) => {
    const of = ofDay.filter((sum) => sum.bet_group === betGroup);
    const figure = (column: "total" | "win", status?: Status) => {
      const counted = of.filter((sum) => status === undefined || sum.status === status);
      const body = { startedDate: day, endedDate: day, betGroup, ...(status && { status }) };
      return {
        count: counted.reduce((count, sum) => count + sum.count, 0),
        amount: satang(counted.reduce((amount, sum) => amount + sum[column], 0)),
        rows: { call: "operators.poys.all" as const, body },
      };
    };
    const [stakes, open, payouts] = [figure("total"), figure("total", "accepted"), figure("win", "won")];
    const [cancelled, refunded] = [figure("total", "cancelled"), figure("total", "refunded")];
    const hold = houseHold({
      stakes: stakes.amount,
      returned: satang(cancelled.amount + refunded.amount),
      open: open.amount,
      payouts: payouts.amount,
    });
    return { betGroup, stakes, cancelled, refunded, open, payouts, ...hold };
  });
}

/** What was staked and won on rounds of these draw days. */
async function slipSums(tx: Tx, from: string, to: string): Promise<SlipSum[]> {
  const { rows } = await tx.execute<SlipSum>(sql`
    SELECT r.service_date::text AS day, r.bet_group, p.status, count(*)::int AS count,
      sum(p.total)::bigint AS total, sum(p.win)::bigint AS win
    FROM round r JOIN poy p ON p.bet_id = r.bet_id
    WHERE r.service_date BETWEEN ${from}::date AND ${to}::date
    GROUP BY r.service_date, r.bet_group, p.status`);
  return rows;
}

/** The lottery day of a time, as text. */
const lotteryDayOf = (at: SQL) =>
  sql<string>`((${at}) AT TIME ZONE 'Asia/Bangkok' - interval '4 hours')::date::text`;

const count = sql<number>`count(*)::int`;

async function depositSums(tx: Tx, from: string, to: string) {
  const day = lotteryDayOf(sql`${deposit.endedAt}`).as("day");
  const amount = sql<number>`sum(${deposit.creditedAmount})::bigint`.mapWith(Number);
  const rows = await tx
    .select({ day, channel: deposit.channel, count, amount })
    .from(deposit)
    .where(
      and(eq(deposit.status, "credited"), withinDays(deposit.endedAt, { startedDate: from, endedDate: to })),
    )
    .groupBy(sql`1`, deposit.channel)
    .orderBy(deposit.channel);
  return rows.map((row) => ({ ...row, channel: depositChannel.parse(row.channel) }));
}

async function withdrawalSums(tx: Tx, from: string, to: string): Promise<MoneySum[]> {
  const day = lotteryDayOf(sql`${withdrawal.paidAt}`).as("day");
  const amount = sql<number>`sum(${withdrawal.amount})::bigint`.mapWith(Number);
  return tx
    .select({ day, count, amount })
    .from(withdrawal)
    .where(withinDays(withdrawal.paidAt, { startedDate: from, endedDate: to }))
    .groupBy(sql`1`);
}
