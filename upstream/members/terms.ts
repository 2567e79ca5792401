import { eq, max } from "drizzle-orm";
import { Fault } from "@/lib/contract/fault";
import { acceptTerms, readTerms } from "@/lib/contract/terms";
import { isTermsVersion } from "@/lib/domain/members/terms";
import { termsAcceptance } from "../db/schema/terms";
import type { Tx } from "../db/tx";
import { defineHandler } from "../http/define-handler";

export const termsCalls = [
  defineHandler(readTerms, ({ tx, caller }) => latestOf(tx, caller.uuid)),

  defineHandler(acceptTerms, async ({ tx, caller, acceptedTerms }) => {
    if (!isTermsVersion(acceptedTerms)) throw new Fault("terms-not-accepted");
    await noteAcceptance(tx, caller.uuid, acceptedTerms);
    return latestOf(tx, caller.uuid);
  }),
];

/** Records that a member accepts a version; the time of the first acceptance stays. */
export async function noteAcceptance(tx: Tx, uuid: string, version: string): Promise<void> {
  await tx.insert(termsAcceptance).values({ member: uuid, version }).onConflictDoNothing();
}

/** The newest version of the terms that the member has accepted. */
async function latestOf(tx: Tx, uuid: string): Promise<{ version: string | null }> {
  const [row] = await latestQuery(tx, uuid);
  return { version: row?.version ?? null };
}

/** One row with that version. */
export const latestQuery = (tx: Tx, uuid: string) =>
  tx
    .select({ version: max(termsAcceptance.version) })
    .from(termsAcceptance)
    .where(eq(termsAcceptance.member, uuid));
