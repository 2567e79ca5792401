import { and, asc, eq, gt, ilike, isNull, or, type SQL } from "drizzle-orm";
import { callName } from "@/lib/contract/endpoint";
import { Fault } from "@/lib/contract/fault";
import {
  allMembers,
  type OperatorMember,
  oneMember,
  setMemberStatus,
} from "@/lib/contract/operators/members";
import { memberStatus } from "@/lib/domain/access/session";
import { satang } from "@/lib/domain/money/money";
import { bangkokIso } from "@/lib/domain/time/time";
import { writeAudit } from "../audit/audit";
import { noteRead } from "../audit/read-log";
import { nameCursor, nameOf } from "../db/name-cursor";
import { pageOf } from "../db/page";
import { isUuid } from "../db/row-ids";
import { account } from "../db/schema/ledger";
import { member } from "../db/schema/members";
import type { Tx } from "../db/tx";
import { defineHandler } from "../http/define-handler";
import { endSessions } from "./login/sessions";

const PAGE = 50;
/** Operators are not members: these calls do not find them. */
const isMember = isNull(member.role);
const seen = {
  uuid: member.uuid,
  userName: member.userName,
  phoneNumber: member.phoneNumber,
  status: member.status,
  closedArea: member.closedArea,
  level: member.level,
  createdAt: member.createdAt,
  closedAt: member.closedAt,
  cash: account.balance,
};

export const memberCalls = [
  defineHandler(allMembers, async ({ tx, caller }, { body }) => {
    const { search, status, cursor, limit = PAGE } = body;
    const rows = await membersWhere(
      tx,
      [
        search ? looksLike(search) : undefined,
        status === undefined ? undefined : eq(member.status, status),
        cursor ? gt(member.userName, nameOf(cursor)) : undefined,
      ],
      limit + 1,
    );
    const { page, nextCursor } = pageOf(rows, limit, ({ userName }) => nameCursor(userName));
    const shown = page.map(({ uuid }) => uuid);
    await noteRead(tx, caller, allMembers, shown, search);
    return { items: page.map(viewOf), nextCursor };
  }),

  defineHandler(oneMember, async ({ tx, caller }, { body }) => {
    const found = await theMember(tx, body.uuid);
    await noteRead(tx, caller, oneMember, [found.uuid]);
    return found;
  }),

  defineHandler(setMemberStatus, async ({ tx, caller }, { body }) => {
    const { uuid, status, reason } = body;
    const own = and(eq(member.uuid, uuid), isMember);
    const [before] = await tx.select({ status: member.status }).from(member).where(own).for("update");
    if (!before) throw new Fault("not-found");
    await tx.update(member).set(factsOf(status)).where(own);
    if (status === memberStatus.mustSignIn) await endSessions(tx, uuid);
    await writeAudit(tx, caller, {
      action: callName(setMemberStatus),
      target: uuid,
      before: { status: before.status },
      after: { status },
      reason,
    });
    return theMember(tx, uuid);
  }),
];

/** A status as its two columns: "must sign in" leaves a closed area closed, "normal" ends both. */
function factsOf(status: number): Partial<Pick<typeof member.$inferInsert, "mustSignIn" | "closedArea">> {
  if (status === memberStatus.mustSignIn) return { mustSignIn: true };
  return status === memberStatus.normal ? { mustSignIn: false, closedArea: 0 } : { closedArea: status };
}

/** A uuid is matched exactly; anything else as a part of a user name or of a phone number. */
function looksLike(search: string): SQL | undefined {
  const typed = search.trim();
  if (isUuid(typed)) return eq(member.uuid, typed);
  return or(ilike(member.userName, partOf(typed)), looksLikePhone(typed));
}

const partOf = (typed: string) => `%${typed.replace(/[\\%_]/g, "\\$&")}%`;

/** Numbers are stored as `+66812345678`: the 0 before a national one and what people write between digits go. */
function looksLikePhone(typed: string): SQL | undefined {
  const digits = typed.replace(/[\s().-]/g, "").replace(/^0(?=\d)/, "");
  return digits ? ilike(member.phoneNumber, partOf(digits)) : undefined;
}

/** One member as operators see them. */
export async function theMember(tx: Tx, uuid: string): Promise<OperatorMember> {
  const [row] = await membersWhere(tx, [eq(member.uuid, uuid)], 1);
  if (!row) throw new Fault("not-found");
  return viewOf(row);
}

type Seen = Awaited<ReturnType<typeof membersWhere>>[number];

function membersWhere(tx: Tx, conditions: (SQL | undefined)[], limit: number) {
  return tx
    .select(seen)
    .from(member)
    .innerJoin(account, and(eq(account.owner, member.uuid), eq(account.kind, "cash")))
    .where(and(isMember, ...conditions))
    .orderBy(asc(member.userName))
    .limit(limit);
}

function viewOf({ cash, createdAt, closedAt, ...rest }: Seen): OperatorMember {
  return {
    ...rest,
    cash: satang(cash ?? 0),
    createdAt: bangkokIso(createdAt.getTime()),
    closedAt: closedAt && bangkokIso(closedAt.getTime()),
  };
}
