import { and, asc, desc, eq, gt, lt, or, type SQL } from "drizzle-orm";
import { callName } from "@/lib/contract/endpoint";
import { Fault } from "@/lib/contract/fault";
import { allOperatorDeposits, type OperatorDeposit, rejectDeposit } from "@/lib/contract/operators/deposits";
import { canBecome, type DepositState } from "@/lib/domain/deposit";
import { writeAudit } from "../audit/audit";
import { noteRead } from "../audit/read-log";
import { pageOf } from "../db/page";
import { isUuid } from "../db/row-ids";
import { bankFeed, deposit, depositReport } from "../db/schema/deposits";
import { member } from "../db/schema/members";
import type { Tx } from "../db/tx";
import { withinDays } from "../db/within-days";
import { moveTo } from "../deposits/credit-deposit";
import { depositOf } from "../deposits/deposit-view";
import type { DepositRow } from "../deposits/live-deposit";
import { defineHandler } from "../http/define-handler";
import { feedRowView } from "./feed-view";
import { withClaims } from "./queues/claims";
import { isDepositForStaff } from "./queues/waiting";

const PAGE = 50;
/** Rows shown with one deposit; further ones of the same amount are in the queue itself. */
const MOST_ROWS = 10;

export const operatorDepositCalls = [
  defineHandler(allOperatorDeposits, async ({ tx, caller }, { body }) => {
    const { status, channel, uuid, sort = "oldest", cursor, limit = PAGE } = body;
    const [direction, beyond] = sort === "oldest" ? [asc, gt] : [desc, lt];
    const rows = await tx
      .select()
      .from(deposit)
      .where(
        and(
          status ? eq(deposit.status, status) : uuid ? undefined : isDepositForStaff,
          uuid ? eq(deposit.member, uuid) : undefined,
          channel ? eq(deposit.channel, channel) : undefined,
          withinDays(deposit.endedAt, body),
          cursor ? behind(cursor, beyond) : undefined,
        ),
      )
      .orderBy(direction(deposit.createdAt), direction(deposit.id))
      .limit(limit + 1);
    const { page, nextCursor } = pageOf(rows, limit, ({ createdAt, id }) => `${createdAt.getTime()}_${id}`);
    const items: OperatorDeposit[] = [];
    for (const row of page) items.push(await viewOf(tx, row));
    const shown = items.map(({ uuid }) => uuid);
    await noteRead(tx, caller, allOperatorDeposits, shown);
    return { items: await withClaims(tx, "deposits", items), nextCursor };
  }),

  defineHandler(rejectDeposit, async ({ tx, caller }, { body }) => {
    const [row] = isUuid(body.id)
      ? await tx.select().from(deposit).where(eq(deposit.id, body.id)).for("update")
      : [];
    if (!row) throw new Fault("not-found");
    const isReport = row.status === "claimed" || row.channel === "normal";
    if (!isReport || !canBecome(row.status as DepositState, "rejected")) throw new Fault("deposit-not-live");
    const rejected = await moveTo(tx, row.id, "rejected", { reason: body.reason });
    await writeAudit(tx, caller, {
      action: callName(rejectDeposit),
      target: row.id,
      before: { status: row.status, channel: row.channel, amount: row.prepareTotal },
      after: { status: "rejected" },
      reason: body.reason,
    });
    return viewOf(tx, rejected);
  }),
];

function behind(cursor: string, beyond: typeof gt): SQL | undefined {
  const [ms = "", id = ""] = cursor.split("_");
  if (!/^\d{1,15}$/.test(ms) || !isUuid(id)) return undefined;
  const at = new Date(Number(ms));
  return or(beyond(deposit.createdAt, at), and(eq(deposit.createdAt, at), beyond(deposit.id, id)));
}

async function viewOf(tx: Tx, row: DepositRow): Promise<OperatorDeposit> {
  const [owner] = await tx.select().from(member).where(eq(member.uuid, row.member));
  const [report] = await tx.select().from(depositReport).where(eq(depositReport.depositId, row.id));
  const rows = await tx
    .select()
    .from(bankFeed)
    .where(
      and(
        eq(bankFeed.status, "unmatched"),
        or(
          eq(bankFeed.depositId, row.id),
          and(eq(bankFeed.bankId, row.bankId), eq(bankFeed.amount, report?.amount ?? row.prepareTotal)),
        ),
      ),
    )
    .orderBy(asc(bankFeed.id))
    .limit(MOST_ROWS);
  return {
    ...(await depositOf(tx, row)),
    uuid: row.member,
    userName: owner?.userName ?? "",
    ...(report?.bankCode
      ? {
          sender: {
            channel: report.channel ?? "",
            channelName: report.channelName ?? "",
            bankCode: report.bankCode,
            accountNumber: report.accountNumber ?? "",
            accountName: report.accountName ?? "",
          },
        }
      : {}),
    rows: rows.map(feedRowView),
  };
}
