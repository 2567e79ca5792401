import { and, desc, eq, inArray, lt, or, sql } from "drizzle-orm";
import { type AuditRow, allAudit, verifyAudit } from "@/lib/contract/operators/audit";
import { type Reason, reasonText } from "@/lib/domain/operators/operator-reasons";
import { bangkokIso } from "@/lib/domain/time/time";
import { pageOf } from "../db/page";
import { isUuid, serialOf } from "../db/row-ids";
import { member } from "../db/schema/members";
import { audit, auditHead } from "../db/schema/operators";
import type { Tx } from "../db/tx";
import type { Caller } from "../http/caller";
import { defineHandler } from "../http/define-handler";
import { sealOf, verifyChain } from "./audit-chain";
import { noteRead } from "./read-log";

export interface Act {
  action: string;
  target: string | null;
  before?: unknown;
  after?: unknown;
  reason?: Reason;
}

const PAGE = 50;

/** Who acted: an operator, or a member for the one member action that is audited. */
export type Actor = Pick<Caller, "uuid" | "role">;

/** The actor recorded when the service itself acted, or a person by a command on the server. */
const server = { uuid: "00000000-0000-0000-0000-000000000000", role: "server" } as const satisfies Actor;

/**
 * Writes an audit row (what was done, and by whom) in the transaction of the action; each row seals the previous
 * one.
 * @param actor null for the service itself
 */
export async function writeAudit(tx: Tx, actor: Actor | null, act: Act): Promise<void> {
  const caller = actor ?? server;
  // Serialises writers: two concurrent actions would both seal the same previous row.
  const [head] = await tx
    // The site's clock, as everything else on it has it.
    .select({ previousHash: auditHead.hash, now: sql<number>`epoch_ms(app_now())` })
    .from(auditHead)
    .for("update");
  if (!head) throw new Error("the audit log has no head");
  const { previousHash, now } = head;
  const row = {
    operator: caller.uuid,
    role: caller.role ?? "member",
    action: act.action,
    target: act.target,
    before: act.before ?? null,
    after: act.after ?? null,
    reason: act.reason === undefined ? null : reasonText(act.reason),
    at: new Date(now),
  };
  await tx.insert(audit).values({ ...row, previousHash, hash: sealOf(previousHash, row) });
}

export const auditCalls = [
  defineHandler(allAudit, async ({ tx, caller }, { body }) => {
    const { operator, action, target, cursor, limit = PAGE } = body;
    const rows = await tx
      .select({ row: audit, userName: member.userName })
      .from(audit)
      .leftJoin(member, eq(member.uuid, audit.operator))
      .where(
        and(
          operator ? eq(isUuid(operator) ? audit.operator : member.userName, operator) : undefined,
          action ? eq(audit.action, action) : undefined,
          target ? targetIs(target) : undefined,
          cursor ? lt(audit.id, serialOf(cursor)) : undefined,
        ),
      )
      .orderBy(desc(audit.id))
      .limit(limit + 1);
    const { page, nextCursor } = pageOf(rows, limit, ({ row }) => String(row.id));
    const names = await targetNames(tx, page);
    await noteRead(tx, caller, allAudit, [...names.keys()]);
    return { items: page.map((found) => viewOf(found, names)), nextCursor };
  }),
  defineHandler(verifyAudit, async ({ tx }) => {
    const { intact, rows, brokenAt, seal } = await verifyChain(tx);
    return { intact, rows, brokenAt, seal };
  }),
];

interface Found {
  row: typeof audit.$inferSelect;
  /** The actor's. */
  userName: string | null;
}

/** A target by its text, or the person of that name. */
const targetIs = (said: string) =>
  or(
    eq(audit.target, said),
    eq(audit.target, sql`(SELECT ${member.uuid}::text FROM ${member} WHERE ${member.userName} = ${said})`),
  );

/** Names of the people whose uuids are targets of these rows. */
async function targetNames(tx: Tx, page: readonly Found[]): Promise<ReadonlyMap<string, string>> {
  const uuids = page.flatMap(({ row: { target } }) => (target !== null && isUuid(target) ? [target] : []));
  if (uuids.length === 0) return new Map();
  const people = await tx
    .select({ uuid: member.uuid, userName: member.userName })
    .from(member)
    .where(inArray(member.uuid, uuids));
  return new Map(people.map(({ uuid, userName }) => [uuid, userName]));
}

function viewOf({ row, userName }: Found, names: ReadonlyMap<string, string>): AuditRow {
  const { id, at, operator, role, action, target, before, after, reason } = row;
  return {
    id: String(id),
    at: bangkokIso(at.getTime()),
    operator,
    userName,
    role: role as AuditRow["role"],
    action,
    target,
    targetName: (target !== null && names.get(target)) || null,
    before: before as AuditRow["before"],
    after: after as AuditRow["after"],
    reason,
  };
}
