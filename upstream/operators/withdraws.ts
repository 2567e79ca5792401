import { and, eq, gt, sql } from "drizzle-orm";
import { callName, type Endpoint } from "@/lib/contract/endpoint";
import { Fault } from "@/lib/contract/fault";
import { allOperatorWithdraws, approveWithdraw, rejectWithdraw } from "@/lib/contract/operators/withdraws";
import type { Tx } from "../db/connect";
import { pageOf } from "../db/page";
import { serialOf } from "../db/row-ids";
import { memberBank } from "../db/tables/banks";
import { withdrawal } from "../db/tables/withdrawals";
import type { Caller } from "../http/caller";
import { serve } from "../http/serve-endpoint";
import { lockWithdrawal, moveWithdrawal, type Step } from "../withdrawals/end-withdrawal";
import { type OwnedWithdraw, readWithdraws, withdrawOf } from "../withdrawals/withdraw-view";
import { record } from "./audit";
import { noteRead } from "./read-log";

const PAGE = 50;
/** Beyond every serial number: what is decided follows what waits, the newest first. */
const DECIDED = 1_000_000_000_000;

const order = sql<number>`CASE WHEN ${withdrawal.status} = 'pending' THEN ${withdrawal.no}
  ELSE ${DECIDED}::bigint - ${withdrawal.no} END`;
const orderOf = ({ status, no }: OwnedWithdraw) => (status === "pending" ? no : DECIDED - no);

export const operatorWithdrawCalls = [
  serve(allOperatorWithdraws, async ({ tx, caller }, { body }) => {
    const { status, cursor, limit = PAGE } = body;
    const which = and(
      status ? eq(withdrawal.status, status) : undefined,
      cursor ? gt(order, serialOf(cursor)) : undefined,
    );
    const rows = await readWithdraws(tx, which, order, limit + 1);
    const { page, nextCursor } = pageOf(rows, limit, (row) => String(orderOf(row)));
    const shown = page.map(({ uuid }) => uuid);
    await noteRead(tx, caller, allOperatorWithdraws, shown);
    return { items: page, nextCursor };
  }),

  serve(approveWithdraw, ({ tx, caller }, { body }) =>
    decide(tx, caller, approveWithdraw, body.id, { to: "approved", by: caller.uuid, reason: body.reason }),
  ),

  serve(rejectWithdraw, ({ tx, caller }, { body }) =>
    decide(tx, caller, rejectWithdraw, body.id, { to: "rejected", by: caller.uuid, reason: body.reason }),
  ),
];

async function decide(
  tx: Tx,
  caller: Caller,
  call: Endpoint,
  id: string,
  step: Exclude<Step, { to: "paid" }>,
): Promise<OwnedWithdraw> {
  const row = await lockWithdrawal(tx, id);
  if (!row) throw new Fault("not-found");
  // From `approved` on it is the bank's: staff decide on what is pending, once.
  if (row.status !== "pending") throw new Fault("withdraw-not-pending");
  if (step.to === "approved" && !(await isStillBound(tx, row.bankId))) {
    throw new Fault("withdraw-account-mismatch");
  }
  await moveWithdrawal(tx, row, step);
  await record(tx, caller, {
    action: callName(call),
    target: id,
    before: { status: row.status, amount: row.amount, member: row.member },
    after: { status: step.to },
    reason: step.reason,
  });
  return withdrawOf(tx, id);
}

/** The account may have been rejected since. */
async function isStillBound(tx: Tx, bankId: number): Promise<boolean> {
  const [bank] = await tx
    .select({ status: memberBank.status })
    .from(memberBank)
    .where(eq(memberBank.bankId, bankId))
    .for("share");
  return bank?.status === "approved";
}
