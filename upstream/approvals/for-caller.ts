import { and, eq, gt, inArray, isNotNull, isNull, notInArray, or, type SQL, sql } from "drizzle-orm";
import { rankOf, staffRoles } from "@/lib/domain/operators/staff";
import type { Actor } from "../audit/audit";
import { nowMs } from "../clock/now";
import { approval } from "../db/schema/approvals";
import { member } from "../db/schema/members";
import type { Tx } from "../db/tx";
import { sharedWith } from "./people";

/** Open approvals that the caller may decide on: the same rule as `whyNot`, for a list. */
export async function isFor(tx: Tx, caller: Actor): Promise<SQL | undefined> {
  const ranks = staffRoles.filter((role) => rankOf(role) <= rankOf(caller.role));
  const operators = await tx.select({ uuid: member.uuid }).from(member).where(isNotNull(member.role));
  const accounts = operators.map(({ uuid }) => uuid);
  const own = [...(await sharedWith(tx, accounts, [caller.uuid]))];
  return and(
    eq(approval.state, "waiting"),
    or(isNull(approval.expiresAt), gt(approval.expiresAt, new Date(await nowMs(tx)))),
    inArray(approval.rank, ranks),
    or(isNull(approval.maker), notInArray(approval.maker, own)),
    sql`NOT (${approval.apart} && ${sql.param(own)}::uuid[])`,
  );
}
