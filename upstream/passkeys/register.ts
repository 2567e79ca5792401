import {
  generateRegistrationOptions,
  type VerifiedRegistrationResponse,
  verifyRegistrationResponse,
} from "@simplewebauthn/server";
import { and, desc, eq } from "drizzle-orm";
import type { BodyOf } from "@/lib/contract/endpoint";
import { Fault } from "@/lib/contract/fault";
import type { PasskeyRow } from "@/lib/contract/passkey-shapes";
import {
  allPasskeys,
  passkeyRegisterOptions,
  passkeyRegisterVerify,
  removePasskey,
} from "@/lib/contract/passkeys";
import { MOST_PASSKEYS } from "@/lib/domain/members/passkey";
import { bangkokIso } from "@/lib/domain/time/time";
import { isUuid } from "../db/row-ids";
import { member } from "../db/schema/members";
import { passkey } from "../db/schema/passkeys";
import type { Tx } from "../db/tx";
import type { Caller } from "../http/caller";
import type { Context } from "../http/context";
import { defineHandler } from "../http/define-handler";
import { type Begun, type Challenge, saveChallenge, siteOf, takeChallenge } from "./challenges";

/** Default label of a passkey, from the device's user agent. */
const SITE_NAME = "House of Numbers";

/** A member's passkeys: add, list, remove. Operators' calls share the steps. */
export const passkeyCalls = [
  defineHandler(passkeyRegisterOptions, beginKey),
  defineHandler(passkeyRegisterVerify, (context, { body }) => addKey(context, body)),
  defineHandler(allPasskeys, ({ tx, caller }) => keyRows(tx, caller.uuid)),
  defineHandler(removePasskey, async ({ tx, caller }, { body }) => {
    await dropKey(tx, caller.uuid, body.id);
    return {};
  }),
];

/** A challenge for a new passkey of the caller. Faults: `passkey-refused`, `passkey-limit-reached`. */
export async function beginKey({ tx, caller, origin }: Context<Caller>): Promise<Begun> {
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
}

/** Keeps the new passkey that answers the challenge. Faults: `passkey-refused`, `passkey-limit-reached`. */
export async function addKey(
  { tx, caller, refuse }: Context<Caller>,
  body: BodyOf<typeof passkeyRegisterVerify>,
): Promise<PasskeyRow> {
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
}

/** Deletes one of their passkeys. Faults: `not-found`. */
export async function dropKey(tx: Tx, uuid: string, id: string): Promise<void> {
  const gone = isUuid(id)
    ? await tx
        .delete(passkey)
        .where(and(eq(passkey.id, id), eq(passkey.member, uuid)))
        .returning({ id: passkey.id })
    : [];
  if (gone.length === 0) throw new Fault("not-found");
}

/** Deletes all of their passkeys. */
export const dropKeys = (tx: Tx, uuid: string) => tx.delete(passkey).where(eq(passkey.member, uuid));

/** Their passkeys as they see them. */
export const keyRows = async (tx: Tx, uuid: string): Promise<PasskeyRow[]> =>
  (await keysOf(tx, uuid)).map(viewOf);

/** Their passkeys, newest first. */
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
