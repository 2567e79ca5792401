import { and, eq, type SQL, sql } from "drizzle-orm";
import { depositChannel } from "@/lib/contract/deposits";
import { Fault } from "@/lib/contract/fault";
import {
  type DayReport,
  type GroupOfDay,
  MOST_REPORT_DAYS,
  reportDays,
} from "@/lib/contract/operators/reports";
import type { PoyStatus } from "@/lib/contract/poys";
import { houseHold } from "@/lib/domain/money/house-hold";
import { satang } from "@/lib/domain/money/money";
import { addDays, daysBetween } from "@/lib/domain/time/time";
import { deposit } from "../db/schema/deposits";
import { withdrawal } from "../db/schema/withdrawals";
import type { Tx } from "../db/tx";
import { withinDays } from "../db/within-days";
import { defineHandler } from "../http/define-handler";

/** What was bet on a group's rounds of one day. */
interface GroupSum extends Record<string, unknown> {
  day: string;
  bet_group: string;
  slips: number;
  stakes: number;
  open_slips: number;
  open: number;
  won_slips: number;
  payouts: number;
  cancelled_slips: number;
  cancelled: number;
  refunded_slips: number;
  refunded: number;
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
  const groups = await groupSums(tx, from, to);
  const deposits = await depositSums(tx, from, to);
  const withdrawals = await withdrawalSums(tx, from, to);
  const days = Array.from({ length: count }, (_, back) => addDays(to, -back));
  return {
    days: days.map((day): DayReport => {
      const oneDay = { startedDate: day, endedDate: day };
      const paid = withdrawals.find((sum) => sum.day === day);
      return {
        day,
        groups: groups.filter((sum) => sum.day === day).map(groupOf),
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

function groupOf(sum: GroupSum): GroupOfDay {
  const { day, bet_group: betGroup } = sum;
  const figure = (count: number, amount: number, status?: PoyStatus) => ({
    count,
    amount: satang(amount),
    rows: {
      call: "operators.poys.all" as const,
      body: { startedDate: day, endedDate: day, betGroup, ...(status && { status }) },
    },
  });
  const stakes = figure(sum.slips, sum.stakes);
  const open = figure(sum.open_slips, sum.open, "accepted");
  const payouts = figure(sum.won_slips, sum.payouts, "won");
  const hold = houseHold({
    stakes: stakes.amount,
    returned: satang(sum.cancelled + sum.refunded),
    open: open.amount,
    payouts: payouts.amount,
  });
  const cancelled = figure(sum.cancelled_slips, sum.cancelled, "cancelled");
  const refunded = figure(sum.refunded_slips, sum.refunded, "refunded");
  return { betGroup, stakes, cancelled, refunded, open, payouts, ...hold };
}

/** What was staked and won on rounds of these draw days, by day and group; groups on which nobody has bet are not in it. */
async function groupSums(tx: Tx, from: string, to: string): Promise<GroupSum[]> {
  const of = sql`service_date BETWEEN ${from}::date AND ${to}::date`;
  const { rows } = await tx.execute<GroupSum>(sql`
    SELECT r.service_date::text AS day, r.bet_group, sum(t.slips)::int AS slips, sum(t.stakes)::bigint AS stakes,
      sum(t.open_slips)::int AS open_slips, sum(t.open)::bigint AS open,
      sum(t.won_slips)::int AS won_slips, sum(t.payouts)::bigint AS payouts,
      sum(t.cancelled_slips)::int AS cancelled_slips, sum(t.cancelled)::bigint AS cancelled,
      sum(t.refunded_slips)::int AS refunded_slips, sum(t.refunded)::bigint AS refunded
    FROM round_totals(ARRAY(SELECT bet_id FROM round WHERE ${of})) t JOIN round r ON r.bet_id = t.bet_id
    GROUP BY r.service_date, r.bet_group HAVING sum(t.slips) > 0
    ORDER BY r.service_date, r.bet_group`);
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
