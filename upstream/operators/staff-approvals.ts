/** Changes of operators' accounts that need a second person: whoever creates an account could use it. */
import { eq } from "drizzle-orm";
import { z } from "zod";
import type { BodyOf } from "@/lib/contract/endpoint";
import { Fault } from "@/lib/contract/fault";
import { createStaff, type StaffRow, setStaffRole } from "@/lib/contract/operators/members";
import { operatorRole } from "@/lib/contract/operators/operator-shapes";
import {
  disableStaff,
  enableStaff,
  resetStaffSecondFactor,
  type WhoAndWhy,
  whoAndWhy,
} from "@/lib/contract/operators/staff";
import { mayAppoint, rankOf, type StaffRole } from "@/lib/domain/operators/staff";
import type { Act, Look } from "../approvals/act";
import type { Actor } from "../audit/audit";
import { member } from "../db/schema/members";
import { noteEndApproved } from "./access-log";
import { operatorRow, type SeenOperator } from "./find-operator";
import {
  createOperator,
  disableOperator,
  enableOperator,
  type NewOperator,
  refuseLast,
  resetSecondFactor,
  setRole,
} from "./staff-actions";

const newOperator = z.object({ userName: z.string(), passwordHash: z.string(), role: operatorRole });

export const createStaffAction: Act<NewOperator, StaffRow> = {
  entry: createStaff,
  payload: newOperator,
  async look(tx, { userName, role }, maker) {
    refuseAbove(maker, null, role);
    const [taken] = await tx.select({ uuid: member.uuid }).from(member).where(eq(member.userName, userName));
    if (taken) throw new Fault("username-taken");
    const details = { userName, role };
    return { target: userName, basis: {}, details, rank: "superAdmin", cause: null };
  },
  execute: (tx, payload, { maker }) => createOperator(tx, maker, payload),
};

export const setRoleAction: Act<BodyOf<typeof setStaffRole>, StaffRow> = {
  entry: setStaffRole,
  payload: setStaffRole.body,
  async look(tx, { uuid, role }, maker) {
    const before = await operatorRow(tx, uuid);
    refuseAbove(maker, before.role, role);
    const isSame = before.role === role;
    return about(before, { role: before.role }, { before: before.role, after: role }, isSame);
  },
  execute: (tx, payload, { maker }) => setRole(tx, maker, payload),
};

/**
 * Urgent, so one is enough for a lower rank. Who could disable all of their own rank would leave nobody to approve or
 * refuse what they do next; where that is urgent and nobody can be asked, there is the command at the server.
 */
export const disableAction: Act<WhoAndWhy, StaffRow> = {
  entry: disableStaff,
  payload: whoAndWhy,
  async look(tx, { uuid }, maker) {
    const before = await operatorRow(tx, uuid);
    await refuseLast(tx, uuid);
    const isLower = maker !== null && rankOf(before.role) < rankOf(maker.role);
    const isAlone = isLower || before.disabledAt !== null;
    return { ...about(before, { disabledAt: before.disabledAt }, {}), cause: isAlone ? null : "always" };
  },
  async execute(tx, payload, { maker, checker }) {
    if (checker) await noteEndApproved(tx, payload.uuid);
    return disableOperator(tx, maker, payload);
  },
};

export const enableAction: Act<WhoAndWhy, StaffRow> = {
  entry: enableStaff,
  payload: whoAndWhy,
  async look(tx, { uuid }) {
    const before = await operatorRow(tx, uuid);
    return about(before, { disabledAt: before.disabledAt }, {}, before.disabledAt === null);
  },
  execute: (tx, payload, { maker }) => enableOperator(tx, maker, payload),
};

export const resetSecondFactorAction: Act<WhoAndWhy, StaffRow> = {
  entry: resetStaffSecondFactor,
  payload: whoAndWhy,
  async look(tx, { uuid }) {
    const before = await operatorRow(tx, uuid);
    if (!before.factorConfirmedAt) throw new Fault("second-factor-missing");
    return about(before, { factorConfirmedAt: before.factorConfirmedAt }, {});
  },
  execute: (tx, payload, { maker }) => resetSecondFactor(tx, maker, payload),
};

/** Two people of the highest rank, not the operator concerned; a change without effect needs no approval. */
function about({ uuid, userName }: SeenOperator, basis: object, change: object, isNothing = false): Look {
  const details = { userName, ...change };
  return { target: uuid, basis, details, rank: "superAdmin", cause: null, isNothing, apart: [uuid] };
}

/** The calls ask for the highest rank; this holds should they be opened to others. */
function refuseAbove(maker: Actor | null, from: string | null, to: StaffRole): void {
  if (maker && !mayAppoint(maker.role as StaffRole, from as StaffRole | null, to))
    throw new Fault("forbidden");
}
