import { and, eq, isNotNull, isNull } from "drizzle-orm";
import { readAfSlug } from "@/lib/domain/affiliate";
import { member } from "../db/tables/members";
import type { Tx } from "../db/tx";

/** Who stands behind a link: his number and the agent whose member he is. */
export interface Inviter {
  uuid: string;
  uid: number;
  agentId: number;
}

/** The member whose invitation this is; null for a word that nobody sent. Operators invite nobody. */
export const findReferrer = (tx: Tx, typed: string): Promise<Inviter | null> => find(tx, typed, false);

/** The one of the staff whose link this is; null for a word that nobody sent. */
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
