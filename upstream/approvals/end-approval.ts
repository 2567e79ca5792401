import { and, eq } from "drizzle-orm";
import type { ApprovalState } from "@/lib/domain/operators/approval";
import { type Reason, reasonText } from "@/lib/domain/operators/operator-reasons";
import { type Actor, writeAudit } from "../audit/audit";
import { nowMs } from "../clock/now";
import { isUuid } from "../db/row-ids";
import { approval } from "../db/schema/approvals";
import type { Tx } from "../db/tx";

type Row = typeof approval.$inferSelect;

/** The audit's action for each end. */
const actions: Record<Exclude<ApprovalState, "waiting">, string> = {
  approved: "operators.approvals.approve",
  rejected: "operators.approvals.reject",
  cancelled: "operators.approvals.cancel",
  expired: "operators.approvals.expire",
  stale: "operators.approvals.approve",
};

/** An approval, locked: concurrent decisions are made one after the other. */
export async function lockApproval(tx: Tx, id: string): Promise<Row | undefined> {
  if (!isUuid(id)) return undefined;
  const [row] = await tx.select().from(approval).where(eq(approval.id, id)).for("update");
  return row;
}

/** Ends a locked, waiting approval and writes its audit row. */
export async function endApproval(
  tx: Tx,
  { id, kind, target, maker }: Row,
  state: Exclude<ApprovalState, "waiting">,
  by: Actor | null,
  reason?: Reason,
): Promise<void> {
  await tx
    .update(approval)
    .set({
      state,
      decidedAt: new Date(await nowMs(tx)),
      decidedBy: by?.uuid ?? null,
      decisionReason: reason === undefined ? null : reasonText(reason),
    })
    .where(and(eq(approval.id, id), eq(approval.state, "waiting")));
  await writeAudit(tx, by, {
    action: actions[state],
    target: id,
    before: { state: "waiting", kind, target, maker },
    after: { state },
    reason,
  });
}

/** Ends an approval whose time is over. False while it may still be decided on. */
export async function endIfOver(tx: Tx, { id }: Pick<Row, "id">): Promise<boolean> {
  const row = await lockApproval(tx, id);
  if (row?.state !== "waiting") return true;
  if (!row.expiresAt || row.expiresAt.getTime() > (await nowMs(tx))) return false;
  await endApproval(tx, row, "expired", null);
  return true;
}
