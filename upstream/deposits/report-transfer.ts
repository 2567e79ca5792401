import { and, asc, eq } from "drizzle-orm";
import type { claimDeposit } from "@/lib/contract/deposits";
import type { NewNormalDeposit } from "@/lib/contract/deposits/normal";
import type { BodyOf } from "@/lib/contract/endpoint";
import { Fault } from "@/lib/contract/fault";
import type { DepositState } from "@/lib/domain/deposits/deposit";
import { isClaimable, isReportTime, MOST_REPORTS } from "@/lib/domain/deposits/deposit-channels";
import { epochMs } from "@/lib/domain/time/time";
import { deposit, depositReport } from "../db/schema/deposits";
import type { Tx } from "../db/tx";
import { ownFile } from "../files/own-file";
import { enqueueEvent } from "../realtime/enqueue-event";
import { type DepositRow, ownDeposit, runInOrder } from "./live-deposit";
import { accountFor } from "./site-accounts";

/**
 * A member reports a transfer; staff compare it with the bank's row and credit it. At most three may wait. Throws
 * `bank-account-unknown`, `deposit-live-already` with the oldest waiting one, `invalid-input`.
 */
export async function reportTransfer(
  tx: Tx,
  owner: string,
  body: NewNormalDeposit,
  nowMs: number,
): Promise<DepositRow> {
  const account = await accountFor(tx, "normal", body.bankId);
  await runInOrder(tx, owner);
  const waiting = await tx
    .select({ id: deposit.id })
    .from(deposit)
    .where(and(eq(deposit.member, owner), eq(deposit.channel, "normal"), eq(deposit.status, "waiting")))
    .orderBy(asc(deposit.createdAt));
  const [oldest] = waiting;
  if (oldest && waiting.length >= MOST_REPORTS) throw new Fault("deposit-live-already", { id: oldest.id });
  const [row] = await tx
    .insert(deposit)
    .values({
      member: owner,
      channel: "normal",
      bankId: account.bankId,
      prepareAmount: body.amount,
      prepareIndex: 0,
      prepareTotal: body.amount,
      createdAt: new Date(nowMs),
    })
    .returning();
  if (!row) throw new Error("no deposit row");
  await tx.insert(depositReport).values({
    ...(await saidOf(tx, owner, { ...body, transferredAt: body.depositAt }, "depositAt", nowMs)),
    depositId: row.id,
    channel: body.channel,
    channelName: body.channelName,
    bankCode: body.bankCode,
    accountNumber: body.bankAccountNumber,
    accountName: body.bankAccountName,
  });
  return row;
}

/** A member claims money for a request that is over. Throws `deposit-not-claimable`, `invalid-input`. */
export async function claim(
  tx: Tx,
  owner: string,
  body: BodyOf<typeof claimDeposit>,
  nowMs: number,
): Promise<DepositRow> {
  await ownDeposit(tx, owner, body.id);
  const [row] = await tx.select().from(deposit).where(eq(deposit.id, body.id)).for("update");
  if (!row || !isClaimable(row.status as DepositState, row.createdAt.getTime(), nowMs)) {
    throw new Fault("deposit-not-claimable");
  }
  if (body.amount === 0) throw new Fault("currency-malformed");
  const report = await saidOf(tx, owner, body, "transferredAt", nowMs);
  await tx
    .insert(depositReport)
    .values({ ...report, depositId: row.id })
    .onConflictDoUpdate({ target: depositReport.depositId, set: report });
  const [claimed] = await tx
    .update(deposit)
    .set({ status: "claimed", endedAt: new Date(nowMs) })
    .where(eq(deposit.id, row.id))
    .returning();
  if (!claimed) throw new Error("no deposit row");
  await enqueueEvent(tx, `private-${owner}`, "deposit-update", { id: row.id, status: "claimed" });
  return claimed;
}

type Said = Pick<BodyOf<typeof claimDeposit>, "amount" | "transferredAt" | "note" | "fileId">;

async function saidOf(tx: Tx, owner: string, said: Said, field: string, nowMs: number) {
  const atMs = epochMs(said.transferredAt);
  if (!isReportTime(atMs, nowMs)) {
    throw new Fault("invalid-input", { issues: [{ path: `body.${field}`, code: "not-a-report-time" }] });
  }
  return {
    amount: said.amount,
    transferredAt: new Date(atMs),
    reportedAt: new Date(nowMs),
    note: said.note ?? null,
    fileId: said.fileId ? await ownFile(tx, owner, said.fileId, "transfer-slip") : null,
  };
}
