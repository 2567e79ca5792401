import { and, asc, eq, or, type SQL, sql } from "drizzle-orm";
import { callName } from "@/lib/contract/endpoint";
import { Fault } from "@/lib/contract/fault";
import { allViews, pinView, removeView, type SavedView, saveView } from "@/lib/contract/operators/views";
import type { StaffRole } from "@/lib/domain/operators/staff";
import { writeAudit } from "../audit/audit";
import { serialOf } from "../db/row-ids";
import { operatorView } from "../db/schema/console";
import { member } from "../db/schema/members";
import type { Tx } from "../db/tx";
import { defineHandler } from "../http/define-handler";

export const viewCalls = [
  defineHandler(allViews, ({ tx, caller }) =>
    viewsWhere(
      tx,
      or(eq(operatorView.owner, caller.uuid), sql`${caller.role} = ANY (${operatorView.pinnedFor})`),
    ),
  ),

  defineHandler(saveView, async ({ tx, caller }, { body: { page, name, query } }) => {
    const [row] = await tx
      .insert(operatorView)
      .values({ owner: caller.uuid, page, name, query })
      .onConflictDoUpdate({
        target: [operatorView.owner, operatorView.page, operatorView.name],
        set: { query },
      })
      .returning();
    if (!row) throw new Error("no view row");
    const after = { page, name, query };
    await writeAudit(tx, caller, { action: callName(saveView), target: String(row.id), after });
    return oneView(tx, row.id);
  }),

  defineHandler(removeView, async ({ tx, caller }, { body }) => {
    const own = and(eq(operatorView.id, serialOf(body.id)), eq(operatorView.owner, caller.uuid));
    const [row] = await tx.delete(operatorView).where(own).returning();
    if (!row) throw new Fault("not-found");
    const { page, name, query } = row;
    const before = { page, name, query };
    await writeAudit(tx, caller, { action: callName(removeView), target: body.id, before });
    return {};
  }),

  defineHandler(pinView, async ({ tx, caller }, { body }) => {
    const id = serialOf(body.id);
    const before = await oneView(tx, id);
    const pinnedFor = [...new Set(body.roles)];
    await tx.update(operatorView).set({ pinnedFor }).where(eq(operatorView.id, id));
    await writeAudit(tx, caller, {
      action: callName(pinView),
      target: body.id,
      before: { pinnedFor: before.pinnedFor },
      after: { pinnedFor },
    });
    return oneView(tx, id);
  }),
];

/** Throws `not-found`. */
async function oneView(tx: Tx, id: number): Promise<SavedView> {
  const [view] = await viewsWhere(tx, eq(operatorView.id, id));
  if (!view) throw new Fault("not-found");
  return view;
}

async function viewsWhere(tx: Tx, which: SQL | undefined): Promise<SavedView[]> {
  const rows = await tx
    .select({ view: operatorView, userName: member.userName })
    .from(operatorView)
    .innerJoin(member, eq(member.uuid, operatorView.owner))
    .where(which)
    .orderBy(asc(operatorView.page), asc(operatorView.name), asc(operatorView.id));
  return rows.map(({ view: { id, page, name, query, owner, pinnedFor }, userName }) => ({
    ...{ page, name, query },
    id: String(id),
    owner: { uuid: owner, userName },
    pinnedFor: pinnedFor as StaffRole[],
  }));
}
