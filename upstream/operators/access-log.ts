/** The log of operators' logins: successes, refusals, and ends of sessions. */
import { and, desc, eq, lt } from "drizzle-orm";
import { allOperatorAccess } from "@/lib/contract/operators/staff";
import type { OperatorAccessEvent } from "@/lib/domain/operators/staff";
import { bangkokIso } from "@/lib/domain/time/time";
import { pageOf } from "../db/page";
import { serialOf } from "../db/row-ids";
import { member } from "../db/schema/members";
import { operatorAccess } from "../db/schema/staff";
import type { Tx } from "../db/tx";
import type { Context } from "../http/context";
import { defineHandler } from "../http/define-handler";

const PAGE = 50;

/** Writes one row for the console; ends of sessions also go to the security log, like the logins elsewhere. */
export async function noteAccess(
  { tx, security, origin, afterCommit }: Pick<Context<unknown>, "tx" | "security" | "origin" | "afterCommit">,
  operator: string,
  event: OperatorAccessEvent,
): Promise<void> {
  const address = origin.address.slice(0, 64);
  await tx.insert(operatorAccess).values({ operator, event, address, userAgent: origin.userAgent });
  if (event === "logout" || event === "sessions-ended")
    afterCommit(() => security.note("operator-session-ended", { member: operator, address }));
}

/** The row for an end of sessions that nobody's request brought about by itself: an approved act. */
export async function noteEndApproved(tx: Tx, operator: string): Promise<void> {
  await tx.insert(operatorAccess).values({ operator, event: "sessions-ended", address: "", userAgent: "" });
}

export const accessLogCall = defineHandler(allOperatorAccess, async ({ tx }, { body }) => {
  const { uuid, event, cursor, limit = PAGE } = body;
  const which = and(
    uuid ? eq(operatorAccess.operator, uuid) : undefined,
    event ? eq(operatorAccess.event, event) : undefined,
    cursor ? lt(operatorAccess.id, serialOf(cursor)) : undefined,
  );
  const rows = await tx
    .select({ seen: operatorAccess, userName: member.userName })
    .from(operatorAccess)
    .innerJoin(member, eq(member.uuid, operatorAccess.operator))
    .where(which)
    .orderBy(desc(operatorAccess.id))
    .limit(limit + 1);
  const { page, nextCursor } = pageOf(rows, limit, ({ seen }) => String(seen.id));
  const items = page.map(({ seen, userName }) => ({
    id: String(seen.id),
    at: bangkokIso(seen.at.getTime()),
    operator: seen.operator,
    userName,
    event: seen.event as OperatorAccessEvent,
    address: seen.address,
    device: seen.userAgent,
  }));
  return { items, nextCursor };
});
