import { and, eq, ne, sql } from "drizzle-orm";
import { Fault } from "@/lib/contract/fault";
import { type Satang, satang } from "@/lib/domain/money/money";
import { bangkokIso } from "@/lib/domain/time/time";
import {
  expectedAtMs,
  refuseWithdrawal,
  type WithdrawnToday,
  withdrawalDay,
  withdrawMaxEach,
  withdrawMin,
} from "@/lib/domain/withdrawals/withdrawal";
import { nowMs } from "../clock/now";
import { memberBank } from "../db/schema/banks";
import { withdrawal } from "../db/schema/withdrawals";
import type { Tx } from "../db/tx";
import { lockMoney } from "../ledger/lock-money";
import { post } from "../ledger/post";
import { restsUntilMs } from "../members/sensitive-change";
import { enqueueEvent } from "../realtime/enqueue-event";
import { turnoverStateOf } from "../turnovers/staked-credits";
import { placeOfNext } from "./queue-place";

export interface Ask {
  owner: string;
  bankId: number;
  amount: Satang;
  /** How long withdrawals are on hold after a sensitive change */
  restHours: number;
}

/**
 * Accepts a withdrawal request and holds its amount, or says why not. The member's accounts are locked before
 * anything is read, so that concurrent requests see each other. Returns its id.
 */
export async function askWithdrawal(tx: Tx, { owner, bankId, amount, restHours }: Ask): Promise<string> {
  const balance = await lockMoney(tx, owner);
  const now = await nowMs(tx);
  if (!(await isOwnApproved(tx, owner, bankId))) throw new Fault("withdraw-account-mismatch");
  const restsUntil = await restsUntilMs(tx, owner, restHours);
  if (restsUntil) throw new Fault("withdraw-resting", { until: bangkokIso(restsUntil) });
  const refusal = refuseWithdrawal(amount, await withdrawnToday(tx, owner, now));
  if (refusal === "amount-out-of-range") {
    throw new Fault(refusal, { min: withdrawMin, max: withdrawMaxEach });
  }
  if (refusal) throw new Fault(refusal);
  if (balance < amount) throw new Fault("balance-too-low", { balance, needed: amount });
  const { left } = await turnoverStateOf(tx, owner);
  if (left > 0) throw new Fault("turnover-not-met", { remaining: left });

  const expectedAt = new Date(expectedAtMs(now, await placeOfNext(tx)));
  const [row] = await tx
    .insert(withdrawal)
    .values({ member: owner, bankId, amount, createdAt: new Date(now), expectedAt })
    .returning({ id: withdrawal.id });
  if (!row) throw new Error("no withdrawal row");
  const isHeld = await post(tx, {
    kind: "WITHDRAW",
    ref: row.id,
    from: { member: owner, account: "cash" },
    to: { member: owner, account: "pending" },
    amount,
  });
  if (!isHeld) throw new Error(`withdrawal ${row.id} was held before`);
  await enqueueEvent(tx, `private-${owner}`, "withdraw-update", { id: row.id, status: "pending" });
  return row.id;
}

async function isOwnApproved(tx: Tx, owner: string, bankId: number): Promise<boolean> {
  // A shared lock: rejecting the account and this request are ordered.
  const [row] = await tx
    .select({ status: memberBank.status })
    .from(memberBank)
    .where(and(eq(memberBank.bankId, bankId), eq(memberBank.member, owner)))
    .for("share");
  return row?.status === "approved";
}

/** Withdrawals that count against the limits: all but rejected ones. */
async function withdrawnToday(tx: Tx, owner: string, now: number): Promise<WithdrawnToday> {
  const { fromMs, untilMs } = withdrawalDay(now);
  const isToday = sql`${withdrawal.createdAt} >= ${new Date(fromMs)} AND ${withdrawal.createdAt} < ${new Date(untilMs)}`;
  const [row] = await tx
    .select({
      count: sql<number>`count(*) FILTER (WHERE ${isToday})`,
      total: sql<number>`(coalesce(sum(${withdrawal.amount}) FILTER (WHERE ${isToday}), 0))::bigint`,
      hasPending: sql<boolean>`coalesce(bool_or(${withdrawal.status} IN ('pending', 'approved')), false)`,
    })
    .from(withdrawal)
    .where(and(eq(withdrawal.member, owner), ne(withdrawal.status, "rejected")));
  if (!row) throw new Error("no sums");
  return { count: row.count, total: satang(row.total), hasPending: row.hasPending };
}
