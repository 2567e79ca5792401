import { and, eq, isNull } from "drizzle-orm";
import { readAfSlug } from "@/lib/domain/affiliate";
import type { Tx } from "../db/connect";
import { member } from "../db/tables/members";

/** The member whose invitation this is, by uuid; null for a word that nobody sent. Operators invite nobody. */
export async function findReferrer(tx: Tx, typed: string): Promise<string | null> {
  const afSlug = readAfSlug(typed);
  if (!afSlug) return null;
  const [row] = await tx
    .select({ uuid: member.uuid })
    .from(member)
    .where(and(eq(member.afSlug, afSlug), isNull(member.role)));
  return row?.uuid ?? null;
}
