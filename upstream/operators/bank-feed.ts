import { and, asc, eq, gt } from "drizzle-orm";
import { callName } from "@/lib/contract/endpoint";
import { Fault } from "@/lib/contract/fault";
import { createFeedRow, resolveFeedRow, unmatchedFeedRows } from "@/lib/contract/operators/bank-feed";
import { canBecome, type DepositState } from "@/lib/domain/deposit";
import { satang } from "@/lib/domain/money";
import type { Tx } from "../db/connect";
import { pageOf } from "../db/page";
import { isUuid, serialOf } from "../db/row-ids";
import { bankFeed, deposit } from "../db/tables/deposits";
import { creditDeposit } from "../deposits/credit-deposit";
import { coinOfferOf } from "../deposits/site-accounts";
import { takeInRow } from "../deposits/take-in";
import { serve } from "../http/serve-endpoint";
import { record } from "./audit";
import { feedRowView } from "./feed-view";

const PAGE = 50;

export const bankFeedCalls = [
  serve(createFeedRow, async ({ tx, caller }, { body }) => {
    const { verdict, isNew } = await takeInRow(tx, body);
    if (isNew) {
      const { bankAccountId, amount, ref } = body;
      const after = { bankAccountId, amount, ...verdict };
      await record(tx, caller, { action: callName(createFeedRow), target: ref, after });
    }
    return verdict;
  }),

  serve(unmatchedFeedRows, async ({ tx }, { body }) => {
    const { cursor, limit = PAGE } = body;
    const rows = await tx
      .select()
      .from(bankFeed)
      .where(and(eq(bankFeed.status, "unmatched"), cursor ? gt(bankFeed.id, serialOf(cursor)) : undefined))
      .orderBy(asc(bankFeed.id))
      .limit(limit + 1);
    const { page, nextCursor } = pageOf(rows, limit, ({ id }) => String(id));
    return { items: page.map(feedRowView), nextCursor };
  }),

  serve(resolveFeedRow, async ({ tx, caller }, { body }) => {
    const row = await unmatchedRow(tx, body.id);
    if (body.action === "credit") await creditTo(tx, row, body.depositId);
    await tx
      .update(bankFeed)
      .set({ status: body.action === "credit" ? "resolved" : "dismissed" })
      .where(eq(bankFeed.id, row.id));
    await record(tx, caller, {
      action: callName(resolveFeedRow),
      target: row.ref,
      before: { status: "unmatched", amount: row.amount },
      after: body.action === "credit" ? { credited: body.depositId } : { dismissed: true },
      reason: body.reason,
    });
    return body.action === "credit" ? { matched: true, depositId: body.depositId } : { matched: false };
  }),
];

type Row = typeof bankFeed.$inferSelect;

async function unmatchedRow(tx: Tx, id: string): Promise<Row> {
  const [row] = await tx
    .select()
    .from(bankFeed)
    .where(eq(bankFeed.id, serialOf(id)))
    .for("update");
  if (!row) throw new Fault("not-found");
  if (row.status !== "unmatched") throw new Fault("feed-row-resolved-already");
  return row;
}

/** Staff say whose money it is: what came is credited, to the satang, whatever had been announced. */
async function creditTo(tx: Tx, row: Row, depositId: string): Promise<void> {
  const [found] = isUuid(depositId)
    ? await tx.select().from(deposit).where(eq(deposit.id, depositId)).for("update")
    : [];
  if (!found) throw new Fault("not-found");
  if (!canBecome(found.status as DepositState, "credited")) throw new Fault("deposit-not-live");
  const offer = await coinOfferOf(tx, row.bankId);
  if (offer && (row.confirmations ?? 0) < offer.needed) throw new Fault("feed-row-unconfirmed");
  // Coins worth less than a satang are nothing to credit.
  if (row.amount === 0) throw new Fault("deposit-not-live");
  await creditDeposit(tx, depositId, row.ref, satang(row.amount));
}
