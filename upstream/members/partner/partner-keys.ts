/** The keys of partners who may send members in, and the count of their logins. */
import { and, eq, gt, isNull, or, sql } from "drizzle-orm";
import { type PartnerKey, type PartnerKeys, readPublicKey } from "../../config/partner-keys";
import { partnerKey, partnerLogin } from "../../db/schema/partner-keys";
import type { Tx } from "../../db/tx";

/** A partner's valid keys: the environment's, and those that operators accepted. None: no such partner. */
export async function validKeysOf(tx: Tx, environment: PartnerKeys, partner: string): Promise<PartnerKey[]> {
  const valid = or(isNull(partnerKey.revokedAt), gt(partnerKey.revokedAt, sql`clock_timestamp()`));
  const rows = await tx
    .select({ pem: partnerKey.publicKey })
    .from(partnerKey)
    .where(and(eq(partnerKey.partner, partner), valid));
  const own = environment.get(partner);
  return [...(own ? [own] : []), ...rows.map(({ pem }) => readPublicKey(partner, pem))];
}

/** Whether operators ever accepted a key of this partner, revoked ones included. */
export const hadKeys = async (tx: Tx, partner: string): Promise<boolean> =>
  (await tx.select({ id: partnerKey.id }).from(partnerKey).where(eq(partnerKey.partner, partner)).limit(1))
    .length > 0;

/** Counts a login by a partner's token, or a refused one by the refusal's code. */
export async function countPartnerLogin(tx: Tx, partner: string, refusal?: string): Promise<void> {
  const now = sql`clock_timestamp()`;
  const first = refusal
    ? { failures: 1, lastFailureAt: now, lastFailure: refusal }
    : { logins: 1, lastLoginAt: now };
  const next = refusal
    ? { failures: sql`${partnerLogin.failures} + 1`, lastFailureAt: now, lastFailure: refusal }
    : { logins: sql`${partnerLogin.logins} + 1`, lastLoginAt: now };
  await tx
    .insert(partnerLogin)
    .values({ partner, ...first })
    .onConflictDoUpdate({ target: partnerLogin.partner, set: next });
}
