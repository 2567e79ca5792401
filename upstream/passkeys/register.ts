import {
  generateRegistrationOptions,
  type VerifiedRegistrationResponse,
  verifyRegistrationResponse,
} from "@simplewebauthn/server";
import { and, desc, eq } from "drizzle-orm";
import type { BodyOf } from "@/lib/contract/endpoint";
import { Fault } from "@/lib/contract/fault";
import {
  allPasskeys,
  type PasskeyRow,
  passkeyRegisterOptions,
  passkeyRegisterVerify,
  removePasskey,
} from "@/lib/contract/passkeys";
import { MOST_PASSKEYS } from "@/lib/domain/passkey";
import { bangkokIso } from "@/lib/domain/time";
import { isUuid } from "../db/row-ids";
import { member } from "../db/schema/members";
import { passkey } from "../db/schema/passkeys";
import type { Tx } from "../db/tx";
import { defineHandler } from "../http/define-handler";
import { type Challenge, saveChallenge, siteOf, takeChallenge } from "./challenges";

/** Default label of a passkey, from the device's user agent. */
const SITE_NAME = "House of Numbers";

/** A member's passkeys: add, list, remove. */
export const passkeyCalls = [
  defineHandler(passkeyRegisterOptions, async ({ tx, caller, origin }) => {
    const site = siteOf(origin);
    const own = await keysOf(tx, caller.uuid);
    if (own.length >= MOST_PASSKEYS) throw new Fault("passkey-limit-reached");
    const options = await generateRegistrationOptions({
      rpName: SITE_NAME,
      rpID: site.rpId,
      userName: caller.userName,
      userID: new Uint8Array(Buffer.from(caller.uuid)),
      excludeCredentials: own.map(({ credentialId, transports }) => ({ id: credentialId, transports })),
      // A discoverable credential with user verification: the key names its member, and the device asks for a
      // finger, a face or a code.
      authenticatorSelection: { residentKey: "required", userVerification: "required" },
    });
    const challengeId = await saveChallenge(tx, "register", caller.sid, site, options.challenge);
    return { challengeId, options: { ...options } };
  }),

  defineHandler(passkeyRegisterVerify, async ({ tx, caller, refuse }, { body }) => {
    const challenge = await takeChallenge(tx, body.challengeId, "register", caller.sid);
    const made = challenge && (await verified(challenge, body.response));
    if (!made) return refuse(new Fault("passkey-refused"));
    // Locks the member row, so that concurrent registrations respect the maximum.
    await tx.select({ uuid: member.uuid }).from(member).where(eq(member.uuid, caller.uuid)).for("update");
    if ((await keysOf(tx, caller.uuid)).length >= MOST_PASSKEYS)
      return refuse(new Fault("passkey-limit-reached"));
    const { id, publicKey, counter, transports = [] } = made.credential;
    const [row] = await tx
      .insert(passkey)
      .values({
        member: caller.uuid,
        credentialId: id,
        publicKey: Buffer.from(publicKey).toString("base64url"),
        counter,
        transports,
        name: body.name,
      })
      .onConflictDoNothing()
      .returning();
    return row ? viewOf(row) : refuse(new Fault("passkey-refused"));
  }),

  defineHandler(allPasskeys, async ({ tx, caller }) => (await keysOf(tx, caller.uuid)).map(viewOf)),

  defineHandler(removePasskey, async ({ tx, caller }, { body }) => {
    const gone = isUuid(body.id)
      ? await tx
          .delete(passkey)
          .where(and(eq(passkey.id, body.id), eq(passkey.member, caller.uuid)))
          .returning({ id: passkey.id })
      : [];
    if (gone.length === 0) throw new Fault("not-found");
    return {};
  }),
];

export const keysOf = (tx: Tx, uuid: string) =>
  tx.select().from(passkey).where(eq(passkey.member, uuid)).orderBy(desc(passkey.createdAt));

/** The device's new credential, if it answers the challenge. */
async function verified(
  { challenge, origin, rpId }: Challenge,
  response: BodyOf<typeof passkeyRegisterVerify>["response"],
): Promise<VerifiedRegistrationResponse["registrationInfo"] | null> {
  try {
    const { verified: isSound, registrationInfo } = await verifyRegistrationResponse({
      response,
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: rpId,
      requireUserVerification: true,
    });
    return isSound ? registrationInfo : null;
  } catch {
    // The library throws for every mismatch; all become one fault.
    return null;
  }
}

function viewOf({ id, name, createdAt, usedAt }: typeof passkey.$inferSelect): PasskeyRow {
  return {
    id,
    name,
    createdAt: bangkokIso(createdAt.getTime()),
    usedAt: usedAt && bangkokIso(usedAt.getTime()),
  };
}
