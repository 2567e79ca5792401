/**
 * Which operator was shown which members' data. Separate from the audit log, because rows of the audit chain are
 * written one after the other and reads must not queue behind them.
 */
import { and, desc, eq, lt, sql } from "drizzle-orm";
import { callName, type Endpoint } from "@/lib/contract/endpoint";
import { allOperatorReads } from "@/lib/contract/operators/audit";
import { bangkokIso } from "@/lib/domain/time/time";
import { pageOf } from "../db/page";
import { serialOf } from "../db/row-ids";
import { member } from "../db/schema/members";
import { operatorRead } from "../db/schema/staff";
import type { Tx } from "../db/tx";
import type { Caller } from "../http/caller";
import { defineHandler } from "../http/define-handler";

const PAGE = 50;

/** Records that a reply contained these members' data; a reply without members records nothing. */
export async function noteRead(
  tx: Tx,
  caller: Pick<Caller, "uuid">,
  entry: Pick<Endpoint, "path">,
  members: readonly string[],
  search?: string,
): Promise<void> {
  if (members.length === 0 && search === undefined) return;
  await tx.insert(operatorRead).values({
    operator: caller.uuid,
    call: callName(entry),
    search: search?.slice(0, 160) ?? null,
    members: [...new Set(members)],
  });
}

export const readLogCall = defineHandler(allOperatorReads, async ({ tx }, { body }) => {
  const { operator, member: whose, cursor, limit = PAGE } = body;
  const which = and(
    operator ? eq(operatorRead.operator, operator) : undefined,
    whose ? sql`${operatorRead.members} @> ARRAY[${whose}]::uuid[]` : undefined,
    cursor ? lt(operatorRead.id, serialOf(cursor)) : undefined,
  );
  const rows = await tx
    .select({ read: operatorRead, userName: member.userName })
    .from(operatorRead)
    .innerJoin(member, eq(member.uuid, operatorRead.operator))
    .where(which)
    .orderBy(desc(operatorRead.id))
    .limit(limit + 1);
  const { page, nextCursor } = pageOf(rows, limit, ({ read }) => String(read.id));
  const items = page.map(({ read, userName }) => ({
    ...{ operator: read.operator, call: read.call, search: read.search, members: read.members, userName },
    id: String(read.id),
    at: bangkokIso(read.at.getTime()),
  }));
  return { items, nextCursor };
});
