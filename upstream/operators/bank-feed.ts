import { and, asc, eq, gt } from "drizzle-orm";
import { callName } from "@/lib/contract/endpoint";
import { createFeedRow, resolveFeedRow, unmatchedFeedRows } from "@/lib/contract/operators/bank-feed";
import { record } from "../audit/audit";
import { pageOf } from "../db/page";
import { serialOf } from "../db/row-ids";
import { bankFeed } from "../db/tables/deposits";
import { takeInRow } from "../deposits/take-in";
import { serve } from "../http/serve-endpoint";
import { propose } from "./approvals/propose";
import { feedRowView } from "./feed-view";
import { resolveFeedRowAct } from "./resolve-feed-row";

const PAGE = 50;

export const bankFeedCalls = [
  serve(createFeedRow, async ({ tx, caller }, { body }) => {
    const { verdict, isNew } = await takeInRow(tx, body, caller.uuid);
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

  serve(resolveFeedRow, (context, { body }) => propose(context, resolveFeedRowAct, body, body.reason)),
];
