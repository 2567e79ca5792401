import { and, asc, eq, gt, isNotNull } from "drizzle-orm";
import { Fault } from "@/lib/contract/fault";
import { allStaff, createStaff, setStaffRole } from "@/lib/contract/operators/members";
import { disableStaff, enableStaff, resetStaffSecondFactor } from "@/lib/contract/operators/staff";
import { mayAppoint, type StaffRole } from "@/lib/domain/staff";
import { nameCursor, nameOf } from "../db/name-cursor";
import { pageOf } from "../db/page";
import { member } from "../db/tables/members";
import { operatorAccount } from "../db/tables/staff";
import type { Caller } from "../http/caller";
import { serve } from "../http/serve-endpoint";
import { hashPassword } from "../members/password";
import { noteAccess } from "./access-log";
import { operatorRow, seenOperator, staffRowOf } from "./find-operator";
import { createOperator, disableOperator, enableOperator, resetSecondFactor, setRole } from "./staff-acts";

const PAGE = 50;

export const staffCalls = [
  serve(allStaff, async ({ tx }, { body }) => {
    const { cursor, limit = PAGE } = body;
    const rows = await tx
      .select(seenOperator)
      .from(member)
      .leftJoin(operatorAccount, eq(operatorAccount.member, member.uuid))
      .where(and(isNotNull(member.role), cursor ? gt(member.userName, nameOf(cursor)) : undefined))
      .orderBy(asc(member.userName))
      .limit(limit + 1);
    const { page, nextCursor } = pageOf(rows, limit, ({ userName }) => nameCursor(userName));
    return { items: page.map(staffRowOf), nextCursor };
  }),

  serve(createStaff, async ({ tx, caller }, { body }) => {
    const { userName, password, role } = body;
    refuseAbove(caller, null, role);
    const passwordHash = await hashPassword(password);
    return createOperator(tx, { actor: caller }, { userName, passwordHash, role });
  }),

  serve(setStaffRole, async ({ tx, caller }, { body }) => {
    const before = await operatorRow(tx, body.uuid);
    refuseAbove(caller, before.role as StaffRole, body.role);
    return setRole(tx, { actor: caller }, body);
  }),

  serve(disableStaff, async (context, { body }) => {
    const row = await disableOperator(context.tx, { actor: context.caller }, body);
    await noteAccess(context, body.uuid, "sessions-ended");
    return row;
  }),

  serve(enableStaff, ({ tx, caller }, { body }) => enableOperator(tx, { actor: caller }, body)),
  serve(resetStaffSecondFactor, ({ tx, caller }, { body }) => resetSecondFactor(tx, { actor: caller }, body)),
];

function refuseAbove(caller: Caller, from: StaffRole | null, to: StaffRole): void {
  if (!mayAppoint(caller.role as StaffRole, from, to)) throw new Fault("staff-role-too-high");
}
