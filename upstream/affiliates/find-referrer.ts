import { and, eq, isNotNull, isNull } from "drizzle-orm";
import { readAfSlug } from "@/lib/domain/rewards/affiliate";
import { member } from "../db/schema/members";
import type { Tx } from "../db/tx";

/** The owner of an invitation link: their number, and the agent whose member they are. */
export interface Inviter {
  uuid: string;
  uid: number;
  agentId: number;
}

/** The member whose invitation this is; null for an unknown slug. Operators have no member invitations. */
export const findReferrer = (tx: Tx, typed: string): Promise<Inviter | null> => find(tx, typed, false);

/** The staff member whose link this is; null for an unknown slug. */
export const findEmployee = (tx: Tx, typed: string): Promise<Inviter | null> => find(tx, typed, true);

async function find(tx: Tx, typed: string, isStaff: boolean): Promise<Inviter | null> {
  const afSlug = readAfSlug(typed);
  if (!afSlug) return null;
  const [row] = await tx
    .select({ uuid: member.uuid, uid: member.uid, agentId: member.agentId })
    .from(member)
    .where(and(eq(member.afSlug, afSlug), isStaff ? isNotNull(member.role) : isNull(member.role)));
  return row ?? null;
}
