import { eq, type SQL, sql } from "drizzle-orm";
import type { Withdraw, WithdrawStatus } from "@/lib/contract/withdraws";
import { satang } from "@/lib/domain/money";
import { bangkokIso } from "@/lib/domain/time";
import { expectedAtMs } from "@/lib/domain/withdrawal";
import { boundAccountOf } from "../banks/bank-view";
import { memberBank } from "../db/schema/banks";
import { member } from "../db/schema/members";
import { withdrawal } from "../db/schema/withdrawals";
import type { Tx } from "../db/tx";

export type WithdrawalRow = typeof withdrawal.$inferSelect;

/** A withdrawal with its member. */
export interface OwnedWithdraw extends Withdraw {
  no: number;
  uuid: string;
  userName: string;
}

/** Its place in the queue of those that wait for staff, the oldest first. */
const place = sql<number | null>`CASE WHEN ${withdrawal.status} = 'pending' THEN
  (SELECT count(*) FROM withdrawal q WHERE q.status = 'pending' AND q.no <= ${withdrawal.no}) END`;

/** A queue is not counted beyond this: the estimate is then a day and more. */
const MOST_AHEAD = 1_000;

/** Its place in that queue when it was requested, of one that is under way; it never changes. */
const placeAsked = sql<number | null>`CASE WHEN ${withdrawal.status} IN ('pending', 'approved') THEN
  (SELECT count(*) FROM withdrawal q WHERE q.no <= ${withdrawal.no} AND q.no > ${withdrawal.no} - ${MOST_AHEAD}::int
    AND (q.no = ${withdrawal.no} OR q.decided_at IS NULL OR q.decided_at > ${withdrawal.createdAt})) END`;

/** Withdrawals as shown, in the requested order. */
export async function readWithdraws(
  tx: Tx,
  which: SQL | undefined,
  order: SQL,
  most: number,
): Promise<OwnedWithdraw[]> {
  const rows = await tx
    .select({ row: withdrawal, bank: memberBank, userName: member.userName, place, placeAsked })
    .from(withdrawal)
    .innerJoin(memberBank, eq(memberBank.bankId, withdrawal.bankId))
    .innerJoin(member, eq(member.uuid, withdrawal.member))
    .where(which)
    .orderBy(order)
    .limit(most);
  return rows.map(({ row, bank, userName, place: at, placeAsked: askedAs }) => ({
    no: row.no,
    uuid: row.member,
    userName,
    id: row.id,
    amount: satang(row.amount),
    account: boundAccountOf(bank),
    status: row.status as WithdrawStatus,
    createdAt: bangkokIso(row.createdAt.getTime()),
    decidedAt: row.decidedAt && bangkokIso(row.decidedAt.getTime()),
    reason: row.reason,
    place: at,
    expectedAt: askedAs === null ? null : bangkokIso(expectedAtMs(row.createdAt.getTime(), askedAs)),
  }));
}

/** One of them, by its id. */
export async function withdrawOf(tx: Tx, id: string): Promise<OwnedWithdraw> {
  const [found] = await readWithdraws(tx, eq(withdrawal.id, id), sql`${withdrawal.no}`, 1);
  if (!found) throw new Error(`no withdrawal ${id}`);
  return found;
}
