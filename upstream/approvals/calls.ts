import { and, desc, eq, inArray, isNull, lt } from "drizzle-orm";
import { Fault } from "@/lib/contract/fault";
import {
  type ApprovalRow as ApprovalView,
  allApprovals,
  approveAction,
  cancelAction,
  oneApproval,
  rejectAction,
} from "@/lib/contract/operators/approvals";
import { satang } from "@/lib/domain/money/money";
import { bangkokIso } from "@/lib/domain/time/time";
import type { Actor } from "../audit/audit";
import { noteRead } from "../audit/read-log";
import { nowMs } from "../clock/now";
import { pageOf } from "../db/page";
import { isUuid, serialOf } from "../db/row-ids";
import { approval } from "../db/schema/approvals";
import { member } from "../db/schema/members";
import type { Tx } from "../db/tx";
import { defineHandler } from "../http/define-handler";
import type { AnyAction } from "./act";
import { apartOf, approve, cancel, reject, whyNot } from "./decide";
import { isFor } from "./for-caller";
import { sharedWith } from "./people";
import type { ApprovalRow } from "./propose";

const PAGE = 50;

/** The calls of approvals; `actions` are all that may need a second person. */
export const approvalCalls = (actions: readonly AnyAction[]) => [
  defineHandler(allApprovals, async ({ tx, caller }, { body }) => {
    const { state, kind, scope, cursor, limit = PAGE } = body;
    const rows = await tx
      .select()
      .from(approval)
      .where(
        and(
          state ? eq(approval.state, state) : undefined,
          kind ? eq(approval.kind, kind) : undefined,
          scope === "mine" ? eq(approval.maker, caller.uuid) : undefined,
          scope === "for-me" ? await isFor(tx, caller) : undefined,
          cursor ? lt(approval.no, serialOf(cursor)) : undefined,
        ),
      )
      .orderBy(desc(approval.no))
      .limit(limit + 1);
    const { page, nextCursor } = pageOf(rows, limit, ({ no }) => String(no));
    await noteRead(tx, caller, allApprovals, await membersOf(tx, page));
    return { items: await viewsOf(tx, caller, page), nextCursor };
  }),

  defineHandler(oneApproval, async ({ tx, caller }, { body }) => {
    const row = await rowOf(tx, body.id);
    await noteRead(tx, caller, oneApproval, await membersOf(tx, [row]));
    return viewOf(tx, caller, row.id);
  }),

  defineHandler(approveAction, async (context, { body }) => {
    await approve(context, actions, body);
    return viewOf(context.tx, context.caller, body.id);
  }),

  defineHandler(rejectAction, async (context, { body }) => {
    await reject(context, body);
    return viewOf(context.tx, context.caller, body.id);
  }),

  defineHandler(cancelAction, async (context, { body }) => {
    await cancel(context, body);
    return viewOf(context.tx, context.caller, body.id);
  }),
];

async function rowOf(tx: Tx, id: string): Promise<ApprovalRow> {
  const [row] = isUuid(id) ? await tx.select().from(approval).where(eq(approval.id, id)) : [];
  if (!row) throw new Fault("not-found");
  return row;
}

async function viewOf(tx: Tx, caller: Actor, id: string): Promise<ApprovalView> {
  const [view] = await viewsOf(tx, caller, [await rowOf(tx, id)]);
  if (!view) throw new Fault("not-found");
  return view;
}

/** Members whom these actions concern: the details show names, phone numbers and bank accounts. */
async function membersOf(tx: Tx, rows: readonly ApprovalRow[]): Promise<string[]> {
  const named = rows
    .flatMap(({ target, details }) => [target, (details as ApprovalView["details"]).member])
    .filter((text): text is string => typeof text === "string" && isUuid(text));
  if (named.length === 0) return [];
  const found = await tx
    .select({ uuid: member.uuid })
    .from(member)
    .where(and(inArray(member.uuid, named), isNull(member.role)));
  return found.map(({ uuid }) => uuid);
}

async function viewsOf(tx: Tx, caller: Actor, rows: readonly ApprovalRow[]): Promise<ApprovalView[]> {
  const uuids = rows.flatMap(({ maker, decidedBy }) => [maker, decidedBy]).filter((uuid) => uuid !== null);
  const names = new Map(
    (uuids.length > 0
      ? await tx
          .select({ uuid: member.uuid, userName: member.userName })
          .from(member)
          .where(inArray(member.uuid, uuids))
      : []
    ).map((person) => [person.uuid, person]),
  );
  const own = await sharedWith(tx, rows.flatMap(apartOf), [caller.uuid]);
  const now = await nowMs(tx);
  const views: ApprovalView[] = [];
  for (const row of rows) {
    const { id, kind, target, reason, state, decidedAt, expiresAt, amount } = row;
    const isOpen = state === "waiting" && !(expiresAt && expiresAt.getTime() <= now);
    views.push({
      id,
      kind,
      target,
      why: row.cause as ApprovalView["why"],
      details: row.details as ApprovalView["details"],
      amount: amount === null ? null : satang(amount),
      maker: (row.maker && names.get(row.maker)) || null,
      reason,
      rank: row.rank as ApprovalView["rank"],
      madeAt: bangkokIso(row.madeAt.getTime()),
      expiresAt: expiresAt && bangkokIso(expiresAt.getTime()),
      state: state === "waiting" && !isOpen ? "expired" : (state as ApprovalView["state"]),
      decision: decidedAt && {
        by: (row.decidedBy && names.get(row.decidedBy)) || null,
        at: bangkokIso(decidedAt.getTime()),
        reason: row.decisionReason,
      },
      mayDecide: isOpen && whyNot(caller, row, own) === null,
    });
  }
  return views;
}
