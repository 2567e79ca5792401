import { and, asc, eq, gt, isNotNull } from "drizzle-orm";
import { callName } from "@/lib/contract/endpoint";
import { Fault } from "@/lib/contract/fault";
import { allStaff, createStaff, type StaffRow, setStaffRole } from "@/lib/contract/operators/members";
import { mayAppoint, type StaffRole } from "@/lib/domain/staff";
import { bangkokIso } from "@/lib/domain/time";
import { isSqlError } from "../db/connect";
import { nameCursor, nameOf } from "../db/name-cursor";
import { pageOf } from "../db/page";
import { member } from "../db/tables/members";
import type { Caller } from "../http/caller";
import { serve } from "../http/serve-endpoint";
import { hashPassword } from "../members/password";
import { endSessions } from "../members/sessions";
import { noteAppointment } from "./approvals/people";
import { record } from "./audit";

const PAGE = 50;
const seen = {
  uuid: member.uuid,
  userName: member.userName,
  role: member.role,
  createdAt: member.createdAt,
};

export const staffCalls = [
  serve(allStaff, async ({ tx }, { body }) => {
    const { cursor, limit = PAGE } = body;
    const rows = await tx
      .select(seen)
      .from(member)
      .where(and(isNotNull(member.role), cursor ? gt(member.userName, nameOf(cursor)) : undefined))
      .orderBy(asc(member.userName))
      .limit(limit + 1);
    const { page, nextCursor } = pageOf(rows, limit, ({ userName }) => nameCursor(userName));
    return { items: page.map(viewOf), nextCursor };
  }),

  serve(createStaff, async ({ tx, caller }, { body }) => {
    const { userName, password, role } = body;
    refuseAbove(caller, null, role);
    const [row] = await tx
      .insert(member)
      .values({ userName, role, passwordHash: await hashPassword(password), name: userName })
      .returning(seen)
      .catch((error: unknown) => {
        throw isSqlError(error, "23505") ? new Fault("username-taken") : error;
      });
    if (!row) throw new Error("no staff row");
    await noteAppointment(tx, row.uuid, caller.uuid);
    await record(tx, caller, {
      action: callName(createStaff),
      target: row.uuid,
      after: { userName, role },
    });
    return viewOf(row);
  }),

  serve(setStaffRole, async ({ tx, caller }, { body }) => {
    const { uuid, role, reason } = body;
    // All of the highest are locked: two who demote each other at once would leave none.
    const highest = await tx
      .select({ uuid: member.uuid })
      .from(member)
      .where(eq(member.role, "superAdmin"))
      .orderBy(asc(member.uuid))
      .for("update");
    const own = and(eq(member.uuid, uuid), isNotNull(member.role));
    const [before] = await tx.select(seen).from(member).where(own).for("update");
    if (!before) throw new Fault("not-found");
    refuseAbove(caller, before.role as StaffRole, role);
    const isLast = highest.length === 1 && highest[0]?.uuid === uuid;
    if (isLast && role !== "superAdmin") throw new Fault("last-super-admin");
    if (before.role === role) return viewOf(before);
    await tx.update(member).set({ role }).where(own);
    await noteAppointment(tx, uuid, caller.uuid);
    // Tokens name the role: those of the old one are worth nothing from here on.
    await endSessions(tx, uuid);
    await record(tx, caller, {
      action: callName(setStaffRole),
      target: uuid,
      before: { role: before.role },
      after: { role },
      reason,
    });
    return viewOf({ ...before, role });
  }),
];

function refuseAbove(caller: Caller, from: StaffRole | null, to: StaffRole): void {
  if (!mayAppoint(caller.role as StaffRole, from, to)) throw new Fault("staff-role-too-high");
}

type Seen = Pick<typeof member.$inferSelect, keyof typeof seen>;

function viewOf({ uuid, userName, role, createdAt }: Seen): StaffRow {
  return { uuid, userName, role: role as StaffRole, createdAt: bangkokIso(createdAt.getTime()) };
}
