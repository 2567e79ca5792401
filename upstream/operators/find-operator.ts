import { and, eq, isNotNull } from "drizzle-orm";
import { Fault } from "@/lib/contract/fault";
import type { StaffRow } from "@/lib/contract/operators/members";
import type { StaffRole } from "@/lib/domain/operators/staff";
import { bangkokIso } from "@/lib/domain/time/time";
import { member } from "../db/schema/members";
import { operatorAccount } from "../db/schema/staff";
import type { Tx } from "../db/tx";

/** The columns shown of an operator. */
export const seenOperator = {
  uuid: member.uuid,
  userName: member.userName,
  role: member.role,
  createdAt: member.createdAt,
  disabledAt: operatorAccount.disabledAt,
  factorConfirmedAt: operatorAccount.factorConfirmedAt,
};

export interface SeenOperator {
  uuid: string;
  userName: string;
  role: string | null;
  createdAt: Date;
  disabledAt: Date | null;
  factorConfirmedAt: Date | null;
}

/** One operator; `lock` locks the member row. `not-found` where there is none. */
export async function operatorRow(tx: Tx, uuid: string, lock = false): Promise<SeenOperator> {
  const own = and(eq(member.uuid, uuid), isNotNull(member.role));
  const query = tx
    .select(seenOperator)
    .from(member)
    .leftJoin(operatorAccount, eq(operatorAccount.member, member.uuid))
    .where(own);
  const [row] = await (lock ? query.for("update", { of: member }) : query);
  if (!row) throw new Fault("not-found");
  return row;
}

export function staffRowOf({ uuid, userName, role, createdAt, ...account }: SeenOperator): StaffRow {
  return {
    uuid,
    userName,
    role: role as StaffRole,
    createdAt: bangkokIso(createdAt.getTime()),
    disabledAt: account.disabledAt && bangkokIso(account.disabledAt.getTime()),
    hasSecondFactor: account.factorConfirmedAt !== null,
  };
}
