import { eq, type SQL, sql } from "drizzle-orm";
import type { Withdraw, WithdrawStatus } from "@/lib/contract/withdraws";
import { satang } from "@/lib/domain/money/money";
import { bangkokIso } from "@/lib/domain/time/time";
import { expectedAtMs } from "@/lib/domain/withdrawals/withdrawal";
import { isUnderWay } from "@/lib/domain/withdrawals/withdrawn-today";
import { boundAccountOf } from "../banks/bank-view";
import { memberBank } from "../db/schema/banks";
import { member } from "../db/schema/members";
import { withdrawal } from "../db/schema/withdrawals";
import type { Tx } from "../db/tx";
import { place, placeAsked } from "./queue-place";

export type WithdrawalRow = typeof withdrawal.$inferSelect;

/** A withdrawal with its member. */
export interface OwnedWithdraw extends Withdraw {
  no: number;
  uuid: string;
  userName: string;
}

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
    expectedAt: promiseOf(row, askedAs),
    paidAt: row.paidAt && bangkokIso(row.paidAt.getTime()),
  }));
}

/** When it was said to be paid, of one that is under way: as it was said then. */
function promiseOf({ status, createdAt, expectedAt }: WithdrawalRow, askedAs: number | null): string | null {
  if (!isUnderWay({ status: status as WithdrawStatus })) return null;
  if (expectedAt) return bangkokIso(expectedAt.getTime());
  return askedAs === null ? null : bangkokIso(expectedAtMs(createdAt.getTime(), askedAs));
}

/** One of them, by its id. */
export async function withdrawOf(tx: Tx, id: string): Promise<OwnedWithdraw> {
  const [found] = await readWithdraws(tx, eq(withdrawal.id, id), sql`${withdrawal.no}`, 1);
  if (!found) throw new Error(`no withdrawal ${id}`);
  return found;
}
