/**
 * Changes of operators' accounts, by a super administrator or by a command on the server (actor null). Whether a
 * second person is needed is decided before (staff-approvals).
 */

import { and, asc, eq, isNull } from "drizzle-orm";
import { callName } from "@/lib/contract/endpoint";
import { Fault } from "@/lib/contract/fault";
import { createStaff, type StaffRow, setStaffRole } from "@/lib/contract/operators/members";
import { disableStaff, enableStaff, resetStaffSecondFactor } from "@/lib/contract/operators/staff";
import type { Reason } from "@/lib/domain/operators/operator-reasons";
import { rankOf, type StaffRole } from "@/lib/domain/operators/staff";
import { recordAppointment } from "../approvals/people";
import { type Actor, writeAudit } from "../audit/audit";
import { isSqlError } from "../db/connect";
import { member } from "../db/schema/members";
import { operatorAccount, operatorRecoveryCode } from "../db/schema/staff";
import type { Tx } from "../db/tx";
import { endSessions } from "../members/login/sessions";
import { dropKeys } from "../passkeys/register";
import { lockAccount } from "./check-factor";
import { operatorRow, staffRowOf } from "./find-operator";

export interface NewOperator {
  userName: string;
  passwordHash: string;
  role: StaffRole;
}

/** Faults: `username-taken`. */
export async function createOperator(tx: Tx, by: Actor | null, body: NewOperator): Promise<StaffRow> {
  const { userName, passwordHash, role } = body;
  const [row] = await tx
    .insert(member)
    .values({ userName, role, passwordHash, name: userName })
    .returning({ uuid: member.uuid })
    .catch((error: unknown) => {
      throw isSqlError(error, "23505") ? new Fault("username-taken") : error;
    });
  if (!row) throw new Error("no staff row");
  await noteAppointed(tx, by, row.uuid);
  await writeAudit(tx, by, { action: callName(createStaff), target: row.uuid, after: { userName, role } });
  return staffRowOf(await operatorRow(tx, row.uuid));
}

/** Faults: `not-found`, `last-super-admin`. */
export async function setRole(
  tx: Tx,
  by: Actor | null,
  { uuid, role, reason }: { uuid: string; role: StaffRole; reason?: Reason },
): Promise<StaffRow> {
  const isLast = await isLastSuperAdmin(tx, uuid);
  const before = await operatorRow(tx, uuid, true);
  if (isLast && role !== "superAdmin") throw new Fault("last-super-admin");
  if (before.role === role) return staffRowOf(before);
  await tx.update(member).set({ role }).where(eq(member.uuid, uuid));
  // Tokens contain the role, so sessions of the old one end here.
  await endSessions(tx, uuid);
  if (rankOf(role) > rankOf(before.role)) await noteAppointed(tx, by, uuid);
  await writeAudit(tx, by, {
    action: callName(setStaffRole),
    target: uuid,
    before: { role: before.role },
    after: { role },
    reason,
  });
  return staffRowOf({ ...before, role });
}

interface WhoAndWhy {
  uuid: string;
  reason?: Reason;
}

/** Faults: `not-found`, `last-super-admin`. */
export async function disableOperator(
  tx: Tx,
  by: Actor | null,
  { uuid, reason }: WhoAndWhy,
): Promise<StaffRow> {
  const isLast = await isLastSuperAdmin(tx, uuid);
  const before = await operatorRow(tx, uuid, true);
  if (isLast) throw new Fault("last-super-admin");
  if (before.disabledAt) return staffRowOf(before);
  await lockAccount(tx, uuid);
  await tx.update(operatorAccount).set({ disabledAt: new Date() }).where(eq(operatorAccount.member, uuid));
  await endSessions(tx, uuid);
  return told(tx, by, callName(disableStaff), uuid, { isDisabled: true }, reason);
}

/** Faults: `not-found`. */
export async function enableOperator(
  tx: Tx,
  by: Actor | null,
  { uuid, reason }: WhoAndWhy,
): Promise<StaffRow> {
  const before = await operatorRow(tx, uuid, true);
  if (!before.disabledAt) return staffRowOf(before);
  await tx.update(operatorAccount).set({ disabledAt: null }).where(eq(operatorAccount.member, uuid));
  await noteAppointed(tx, by, uuid);
  return told(tx, by, callName(enableStaff), uuid, { isDisabled: false }, reason);
}

/** Faults: `not-found`, `second-factor-missing`. */
export async function resetSecondFactor(
  tx: Tx,
  by: Actor | null,
  { uuid, reason }: WhoAndWhy,
): Promise<StaffRow> {
  await operatorRow(tx, uuid, true);
  const account = await lockAccount(tx, uuid);
  if (!account.factorSecret && !account.factorConfirmedAt) throw new Fault("second-factor-missing");
  await tx
    .update(operatorAccount)
    .set({ factorSecret: null, factorConfirmedAt: null })
    .where(eq(operatorAccount.member, uuid));
  await tx.delete(operatorRecoveryCode).where(eq(operatorRecoveryCode.member, uuid));
  await dropKeys(tx, uuid);
  await endSessions(tx, uuid);
  await noteAppointed(tx, by, uuid);
  return told(tx, by, callName(resetStaffSecondFactor), uuid, { secondFactor: null }, reason);
}

async function told(tx: Tx, by: Actor | null, action: string, uuid: string, after: object, reason?: Reason) {
  await writeAudit(tx, by, { action, target: uuid, after, reason });
  return staffRowOf(await operatorRow(tx, uuid));
}

/** Whoever appointed an operator may be the one who uses the account: for some days both count as one person. */
async function noteAppointed(tx: Tx, by: Actor | null, operator: string): Promise<void> {
  if (by) await recordAppointment(tx, operator, by.uuid);
}

/** Faults: `last-super-admin` where nobody of the highest rank would be left. */
export async function refuseLast(tx: Tx, uuid: string): Promise<void> {
  if (await isLastSuperAdmin(tx, uuid)) throw new Fault("last-super-admin");
}

/** Locks all of the highest rank: two of them disabling each other at once would leave none. */
async function isLastSuperAdmin(tx: Tx, uuid: string): Promise<boolean> {
  await tx
    .select({ uuid: member.uuid })
    .from(member)
    .where(eq(member.role, "superAdmin"))
    .orderBy(asc(member.uuid))
    .for("update");
  // Read under the locks: a concurrent change may have disabled one of them.
  const enabled = await tx
    .select({ uuid: member.uuid })
    .from(member)
    .leftJoin(operatorAccount, eq(operatorAccount.member, member.uuid))
    .where(and(eq(member.role, "superAdmin"), isNull(operatorAccount.disabledAt)));
  return enabled.length === 1 && enabled[0]?.uuid === uuid;
}
