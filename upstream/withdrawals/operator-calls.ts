import { and, eq, gt, sql } from "drizzle-orm";
import { allOperatorWithdraws, approveWithdraw, rejectWithdraw } from "@/lib/contract/operators/withdraws";
import { propose } from "../approvals/propose";
import { noteRead } from "../audit/read-log";
import { pageOf } from "../db/page";
import { serialOf } from "../db/row-ids";
import { withdrawal } from "../db/schema/withdrawals";
import { withinDays } from "../db/within-days";
import { defineHandler } from "../http/define-handler";
import { withClaims } from "../queues/claims";
import { approveWithdrawAction, decideWithdrawal, pendingWithdrawal } from "./approve-withdraw";
import { type OwnedWithdraw, readWithdraws } from "./withdraw-view";

const PAGE = 50;
/** Above every serial number: decided ones come after waiting ones, the newest first. */
const DECIDED = 1_000_000_000_000;

const order = sql<number>`CASE WHEN ${withdrawal.status} = 'pending' THEN ${withdrawal.no}
  ELSE ${DECIDED}::bigint - ${withdrawal.no} END`;
const orderOf = ({ status, no }: OwnedWithdraw) => (status === "pending" ? no : DECIDED - no);

export const operatorWithdrawCalls = [
  defineHandler(allOperatorWithdraws, async ({ tx, caller }, { body }) => {
    const { status, uuid, cursor, limit = PAGE } = body;
    const which = and(
      status ? eq(withdrawal.status, status) : undefined,
      uuid ? eq(withdrawal.member, uuid) : undefined,
      withinDays(withdrawal.paidAt, body),
      cursor ? gt(order, serialOf(cursor)) : undefined,
    );
    const rows = await readWithdraws(tx, which, order, limit + 1);
    const { page, nextCursor } = pageOf(rows, limit, (row) => String(orderOf(row)));
    const shown = page.map(({ uuid }) => uuid);
    await noteRead(tx, caller, allOperatorWithdraws, shown);
    return { items: await withClaims(tx, "withdrawals", page), nextCursor };
  }),

  defineHandler(approveWithdraw, (context, { body }) =>
    propose(context, approveWithdrawAction, body, body.reason),
  ),

  defineHandler(rejectWithdraw, async ({ tx, caller }, { body: { id, reason } }) => {
    const row = await pendingWithdrawal(tx, id);
    return decideWithdrawal(tx, caller, rejectWithdraw, row, { to: "rejected", by: caller.uuid, reason });
  }),
];
