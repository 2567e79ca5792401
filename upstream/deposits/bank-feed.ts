import { and, asc, eq, gt } from "drizzle-orm";
import { callName } from "@/lib/contract/endpoint";
import { createFeedRow, resolveFeedRow, unmatchedFeedRows } from "@/lib/contract/operators/bank-feed";
import { propose } from "../approvals/propose";
import { writeAudit } from "../audit/audit";
import { pageOf } from "../db/page";
import { serialOf } from "../db/row-ids";
import { bankFeed } from "../db/schema/deposits";
import { defineHandler } from "../http/define-handler";
import { withClaims } from "../queues/claims";
import { feedRowView } from "./feed-view";
import { ingestBankRow } from "./ingest-bank-row";
import { resolveFeedRowAction } from "./resolve-feed-row";

const PAGE = 50;

export const bankFeedCalls = [
  defineHandler(createFeedRow, async ({ tx, caller }, { body }) => {
    const { verdict, isNew } = await ingestBankRow(tx, body, caller.uuid);
    if (isNew) {
      const { bankAccountId, amount, ref } = body;
      const after = { bankAccountId, amount, ...verdict };
      await writeAudit(tx, caller, { action: callName(createFeedRow), target: ref, after });
    }
    return verdict;
  }),

  defineHandler(unmatchedFeedRows, async ({ tx }, { body }) => {
    const { cursor, limit = PAGE } = body;
    const rows = await tx
      .select()
      .from(bankFeed)
      .where(and(eq(bankFeed.status, "unmatched"), cursor ? gt(bankFeed.id, serialOf(cursor)) : undefined))
      .orderBy(asc(bankFeed.id))
      .limit(limit + 1);
    const { page, nextCursor } = pageOf(rows, limit, ({ id }) => String(id));
    return { items: await withClaims(tx, "feed-rows", page.map(feedRowView)), nextCursor };
  }),

  defineHandler(resolveFeedRow, (context, { body }) =>
    propose(context, resolveFeedRowAction, body, body.reason),
  ),
];
