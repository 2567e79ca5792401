import { and, eq, gte, sql } from "drizzle-orm";
import { todayOfOperators } from "@/lib/contract/operators/today";
import { satang } from "@/lib/domain/money/money";
import { bangkokIso, lotteryDay, lotteryDayBegins } from "@/lib/domain/time/time";
import { approvalsCallerMayDecide } from "../../approvals/approvals-caller-may-decide";
import { nowMs } from "../../clock/now";
import { approval } from "../../db/schema/approvals";
import { deposit } from "../../db/schema/deposits";
import { job } from "../../db/schema/rounds";
import { withdrawal } from "../../db/schema/withdrawals";
import type { Tx } from "../../db/tx";
import { defineHandler } from "../../http/define-handler";
import { countQueues } from "../../queues/waiting";
import { calendarsThatEnd } from "../../rounds/calendar-ends";
import { openRounds } from "./open-rounds";

export const todayCall = defineHandler(todayOfOperators, async ({ tx, caller, services }) => {
  const now = await nowMs(tx);
  const day = lotteryDay(now);
  const since = new Date(lotteryDayBegins(day));
  const queues = await countQueues(tx);
  return {
    serverTime: bangkokIso(now),
    day,
    ...(await openRounds(tx, now)),
    queues: queues.map(({ oldestMs, ...count }) => ({
      ...count,
      oldestAt: oldestMs === null ? null : bangkokIso(oldestMs),
    })),
    moneyIn: await creditedSince(tx, since),
    moneyOut: await paidSince(tx, since),
    online: await services.sockets.online(),
    failingJobs: await tx.$count(job, sql`${job.doneAt} IS NULL AND ${job.attempts} > 0`),
    calendarsThatEnd: await calendarsThatEnd(tx),
    approvalsForMe: await tx.$count(approval, await approvalsCallerMayDecide(tx, caller)),
  };
});

const count = sql<number>`count(*)::int`;

async function creditedSince(tx: Tx, since: Date) {
  const [row] = await tx
    .select({
      count,
      amount: sql<number>`coalesce(sum(${deposit.creditedAmount}), 0)::bigint`.mapWith(Number),
    })
    .from(deposit)
    .where(and(eq(deposit.status, "credited"), gte(deposit.endedAt, since)));
  return { count: row?.count ?? 0, amount: satang(row?.amount ?? 0) };
}

async function paidSince(tx: Tx, since: Date) {
  const [row] = await tx
    .select({ count, amount: sql<number>`coalesce(sum(${withdrawal.amount}), 0)::bigint`.mapWith(Number) })
    .from(withdrawal)
    .where(gte(withdrawal.paidAt, since));
  return { count: row?.count ?? 0, amount: satang(row?.amount ?? 0) };
}
