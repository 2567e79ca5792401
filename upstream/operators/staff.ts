import { and, asc, eq, gt, isNotNull } from "drizzle-orm";
import type { BodyOf } from "@/lib/contract/endpoint";
import { allStaff, createStaff, setStaffRole } from "@/lib/contract/operators/members";
import { disableStaff, enableStaff, resetStaffSecondFactor } from "@/lib/contract/operators/staff";
import { propose } from "../approvals/propose";
import { nameCursor, nameOf } from "../db/name-cursor";
import { pageOf } from "../db/page";
import { member } from "../db/schema/members";
import { operatorAccount } from "../db/schema/staff";
import type { PreCheck } from "../http/context";
import { defineHandler } from "../http/define-handler";
import { hashPassword } from "../members/pin/password";
import { noteAccess } from "./access-log";
import { seenOperator, staffRowOf } from "./find-operator";
import {
  createStaffAction,
  disableAction,
  enableAction,
  resetSecondFactorAction,
  setRoleAction,
} from "./staff-approvals";

const PAGE = 50;

/** Slow, so it runs before the transaction. */
const hashNew = (_: PreCheck, { body }: { body: BodyOf<typeof createStaff> }): Promise<string> =>
  hashPassword(body.password);

export const staffCalls = [
  defineHandler(allStaff, async ({ tx }, { body }) => {
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

  defineHandler(
    createStaff,
    // The approval stores the hash only.
    (context, { body: { password: _, ...body } }, passwordHash) =>
      propose(context, createStaffAction, { ...body, passwordHash }),
    { preCheck: hashNew },
  ),
  defineHandler(setStaffRole, (context, { body }) => propose(context, setRoleAction, body, body.reason)),
  defineHandler(enableStaff, (context, { body }) => propose(context, enableAction, body, body.reason)),
  defineHandler(resetStaffSecondFactor, (context, { body }) =>
    propose(context, resetSecondFactorAction, body, body.reason),
  ),

  defineHandler(disableStaff, async (context, { body }) => {
    const outcome = await propose(context, disableAction, body, body.reason);
    if (outcome.state === "done") await noteAccess(context, body.uuid, "sessions-ended");
    return outcome;
  }),
];
