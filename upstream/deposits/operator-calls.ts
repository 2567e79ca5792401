import { and, asc, desc, eq, gt, inArray, lt, or, type SQL, sql } from "drizzle-orm";
import { callName } from "@/lib/contract/endpoint";
import { Fault } from "@/lib/contract/fault";
import { allOperatorDeposits, type OperatorDeposit, rejectDeposit } from "@/lib/contract/operators/deposits";
import { canBecome, type DepositState } from "@/lib/domain/deposits/deposit";
import { noteOf } from "@/lib/domain/operators/operator-reasons";
import { writeAudit } from "../audit/audit";
import { noteRead } from "../audit/read-log";
import { pageOf } from "../db/page";
import { isUuid } from "../db/row-ids";
import { bankFeed, deposit, depositReport, siteAccount } from "../db/schema/deposits";
import { member } from "../db/schema/members";
import type { Tx } from "../db/tx";
import { withinDays } from "../db/within-days";
import { defineHandler } from "../http/define-handler";
import { withClaims } from "../queues/claims";
import { isDepositForStaff } from "../queues/waiting";
import { moveTo } from "./credit-deposit";
import { depositWith, reportView } from "./deposit-view";
import { feedRowView } from "./feed-view";
import type { DepositRow } from "./live-deposit";

const PAGE = 50;
/** Rows shown with one deposit; further ones of the same amount are in the queue itself. */
const MOST_ROWS = 10;

export const operatorDepositCalls = [
  defineHandler(allOperatorDeposits, async ({ tx, caller }, { body }) => {
    const { status, channel, uuid, sort = "oldest", cursor, limit = PAGE } = body;
    const [direction, beyond] = sort === "oldest" ? [asc, gt] : [desc, lt];
    // By an expression, so that the days are searched first: in the order of the index everything older comes before.
    const madeAt =
      sort === "oldest" && body.startedDate ? sql`(${deposit.createdAt} + interval '0')` : deposit.createdAt;
    const rows = await tx
      .select()
      .from(deposit)
      .where(
        and(
          status ? eq(deposit.status, status) : uuid ? undefined : isDepositForStaff,
          uuid ? eq(deposit.member, uuid) : undefined,
          channel ? eq(deposit.channel, channel) : undefined,
          withinDays(deposit.endedAt, body),
          // None ends before it is made.
          withinDays(deposit.createdAt, { endedDate: body.endedDate }),
          cursor ? behind(cursor, beyond) : undefined,
        ),
      )
      .orderBy(direction(madeAt), direction(deposit.id))
      .limit(limit + 1);
    const { page, nextCursor } = pageOf(rows, limit, ({ createdAt, id }) => `${createdAt.getTime()}_${id}`);
    const items = await viewsOf(tx, page);
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
    const rejected = await moveTo(tx, row.id, "rejected", { reason: noteOf(body.reason) });
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
  const [view] = await viewsOf(tx, [row]);
  if (!view) throw new Error("a row has a view");
  return view;
}

/** A page of deposits, with one statement for each table. */
async function viewsOf(tx: Tx, page: readonly DepositRow[]): Promise<OperatorDeposit[]> {
  if (page.length === 0) return [];
  const ids = page.map(({ id }) => id);
  const owners = await tx
    .select({ uuid: member.uuid, userName: member.userName })
    .from(member)
    .where(inArray(member.uuid, [...new Set(page.map((row) => row.member))]));
  const reports = await tx.select().from(depositReport).where(inArray(depositReport.depositId, ids));
  const accounts = await tx.select().from(siteAccount);
  const amountOf = ({ id, prepareTotal }: DepositRow) =>
    reports.find(({ depositId }) => depositId === id)?.amount ?? prepareTotal;
  const unmatched = await tx
    .select()
    .from(bankFeed)
    .where(
      and(
        eq(bankFeed.status, "unmatched"),
        or(inArray(bankFeed.depositId, ids), inArray(bankFeed.amount, [...new Set(page.map(amountOf))])),
      ),
    )
    .orderBy(asc(bankFeed.id));
  const views: OperatorDeposit[] = [];
  for (const row of page) {
    const amount = amountOf(row);
    const rows = unmatched.filter(
      (one) => one.depositId === row.id || (one.bankId === row.bankId && one.amount === amount),
    );
    const facts = {
      owner: owners.find(({ uuid }) => uuid === row.member)?.userName ?? "",
      report: reports.find(({ depositId }) => depositId === row.id),
      account: accounts.find(({ bankId }) => bankId === row.bankId),
    };
    views.push(await viewWith(tx, row, facts, rows.slice(0, MOST_ROWS)));
  }
  return views;
}

interface Facts {
  owner: string;
  report: typeof depositReport.$inferSelect | undefined;
  account: typeof siteAccount.$inferSelect | undefined;
}

async function viewWith(
  tx: Tx,
  row: DepositRow,
  { owner, report, account }: Facts,
  rows: readonly (typeof bankFeed.$inferSelect)[],
): Promise<OperatorDeposit> {
  return {
    ...(await depositWith(tx, row, { account, report: report ? reportView(report) : null })),
    uuid: row.member,
    userName: owner,
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
