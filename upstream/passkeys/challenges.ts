import { and, eq, isNull, lt, sql } from "drizzle-orm";
import type { z } from "zod";
import { Fault } from "@/lib/contract/fault";
import type { passkeyChallenge as challengeShape } from "@/lib/contract/passkey-shapes";
import { PASSKEY_CHALLENGE_MS, type PasskeySite, passkeySiteOf } from "@/lib/domain/members/passkey";
import { isUuid } from "../db/row-ids";
import { passkeyChallenge } from "../db/schema/passkeys";
import type { Tx } from "../db/tx";
import type { Origin } from "../http/context";

export type Challenge = typeof passkeyChallenge.$inferSelect;
type Purpose = "register" | "login" | "confirm";

/** A challenge on its way to a device. */
export type Begun = z.output<typeof challengeShape>;

/** The site's origin, by the web server. Throws `passkey-refused` where passkeys do not work (decision 36). */
export function siteOf({ siteOrigin }: Origin): PasskeySite {
  const site = passkeySiteOf(siteOrigin);
  if (!site) throw new Fault("passkey-refused", undefined, "no passkeys on this origin");
  return site;
}

/**
 * Stores a challenge for a device to sign; returns its id. Without a session: `login` at a member's login, `confirm` at
 * an operator's, after the password.
 */
export async function saveChallenge(
  tx: Tx,
  purpose: Purpose,
  session: string | null,
  site: PasskeySite,
  challenge: string,
): Promise<string> {
  // Deletes expired challenges.
  await tx.delete(passkeyChallenge).where(lt(passkeyChallenge.expiresAt, new Date()));
  const expiresAt = new Date(Date.now() + PASSKEY_CHALLENGE_MS);
  const [row] = await tx
    .insert(passkeyChallenge)
    .values({ purpose, session, ...site, challenge, expiresAt })
    .returning({ id: passkeyChallenge.id });
  if (!row) throw new Error("no challenge row");
  return row.id;
}

/** Deletes a challenge for its single use; null where it was never issued here, was used, or has expired. */
export async function takeChallenge(
  tx: Tx,
  id: string,
  purpose: Purpose,
  session: string | null,
): Promise<Challenge | null> {
  if (!isUuid(id)) return null;
  const [row] = await tx
    .delete(passkeyChallenge)
    .where(
      and(
        eq(passkeyChallenge.id, id),
        eq(passkeyChallenge.purpose, purpose),
        session ? eq(passkeyChallenge.session, session) : isNull(passkeyChallenge.session),
        sql`${passkeyChallenge.expiresAt} > clock_timestamp()`,
      ),
    )
    .returning();
  return row ?? null;
}
