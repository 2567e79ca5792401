import { generateAuthenticationOptions, verifyAuthenticationResponse } from "@simplewebauthn/server";
import { eq } from "drizzle-orm";
import type { BodyOf } from "@/lib/contract/endpoint";
import { Fault } from "@/lib/contract/fault";
import type { PasskeyUse } from "@/lib/contract/passkey-shapes";
import {
  passkeyConfirmOptions,
  passkeyConfirmVerify,
  passkeyLoginOptions,
  passkeyLoginVerify,
} from "@/lib/contract/passkeys";
import { member } from "../db/schema/members";
import { passkey } from "../db/schema/passkeys";
import type { Tx } from "../db/tx";
import type { Origin } from "../http/context";
import { defineHandler } from "../http/define-handler";
import { consumeLimit } from "../http/rate-limit";
import { infoOf } from "../members/infos";
import { beginSession } from "../members/login/begin-session";
import { counterKey, forgetFailures } from "../members/login/login-guard";
import { presenceShown } from "../members/pin/confirm-pin";
import { type Begun, type Challenge, saveChallenge, siteOf, takeChallenge } from "./challenges";
import { keysOf } from "./register";

/** A passkey instead of the PIN: to sign in, and to confirm money actions. Every failure gets the same answer. */
export const passkeyUseCalls = [
  defineHandler(passkeyLoginOptions, async ({ tx, origin }) => {
    await consumeLimit("login", origin.address);
    const site = siteOf(origin);
    // No list of keys: it would reveal whether a name is known.
    const options = await generateAuthenticationOptions({ rpID: site.rpId, userVerification: "required" });
    const challengeId = await saveChallenge(tx, "login", null, site, options.challenge);
    return { challengeId, options: { ...options } };
  }),

  defineHandler(passkeyLoginVerify, async (context, { body }) => {
    const { tx, origin, refuse } = context;
    await consumeLimit("login", origin.address);
    const challenge = await takeChallenge(tx, body.challengeId, "login", null);
    const uuid = challenge && (await signerOf(tx, challenge, body.response));
    const [row] = uuid ? await tx.select().from(member).where(eq(member.uuid, uuid)) : [];
    if (!row || row.role || row.closedAt) return refuse(new Fault("passkey-refused"));
    const key = await counterKey(tx, row.userName, origin.deviceId);
    await forgetFailures(tx, key, row.userName, origin.deviceId);
    await beginSession(context, row);
    return infoOf(tx, row.uuid);
  }),

  defineHandler(passkeyConfirmOptions, ({ tx, caller, origin }) =>
    beginConfirmation(tx, origin, caller.uuid, caller.sid),
  ),

  defineHandler(passkeyConfirmVerify, async ({ tx, caller, refuse }, { body }) => {
    if (!(await isConfirmed(tx, caller.uuid, caller.sid, body))) return refuse(new Fault("passkey-refused"));
    return presenceShown(tx, caller.sid);
  }),
];

/**
 * A challenge for the passkeys of one person.
 * @param session whose it is; null at an operator's login, where there is none yet
 * Faults: `passkey-refused` where they have none, or this origin takes none.
 */
export async function beginConfirmation(
  tx: Tx,
  origin: Origin,
  uuid: string,
  session: string | null,
): Promise<Begun> {
  const site = siteOf(origin);
  const own = await keysOf(tx, uuid);
  if (own.length === 0) throw new Fault("passkey-refused");
  const options = await generateAuthenticationOptions({
    rpID: site.rpId,
    userVerification: "required",
    allowCredentials: own.map(({ credentialId, transports }) => ({ id: credentialId, transports })),
  });
  const challengeId = await saveChallenge(tx, "confirm", session, site, options.challenge);
  return { challengeId, options: { ...options } };
}

/** Whether this person's passkey signed the challenge, which is used up. */
export async function isConfirmed(
  tx: Tx,
  uuid: string,
  session: string | null,
  { challengeId, response }: BodyOf<typeof passkeyConfirmVerify>,
): Promise<boolean> {
  const challenge = await takeChallenge(tx, challengeId, "confirm", session);
  return challenge !== null && (await signerOf(tx, challenge, response)) === uuid;
}

/** The member whose passkey signed the challenge, its counter stored; null for an invalid signature. */
async function signerOf(tx: Tx, challenge: Challenge, response: PasskeyUse): Promise<string | null> {
  const [key] = await tx
    .select()
    .from(passkey)
    .where(eq(passkey.credentialId, response.id))
    // Locks the passkey: two uses of one counter would both look new.
    .for("update");
  if (!key) return null;
  const { userHandle } = response.response;
  if (userHandle && Buffer.from(userHandle, "base64url").toString() !== key.member) return null;
  const newCounter = await counted(challenge, key, response);
  if (newCounter === null) return null;
  await tx.update(passkey).set({ counter: newCounter, usedAt: new Date() }).where(eq(passkey.id, key.id));
  return key.member;
}

/** The device's new counter if the signature is valid and the counter has grown; else null. */
async function counted(
  { challenge, origin, rpId }: Challenge,
  key: typeof passkey.$inferSelect,
  { response, ...rest }: PasskeyUse,
): Promise<number | null> {
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { ...rest, response: { ...response, userHandle: response.userHandle ?? undefined } },
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: rpId,
      credential: {
        id: key.credentialId,
        publicKey: new Uint8Array(Buffer.from(key.publicKey, "base64url")),
        counter: key.counter,
        transports: key.transports,
      },
      requireUserVerification: true,
    });
    return verified ? authenticationInfo.newCounter : null;
  } catch {
    // The library throws for every mismatch; all become one fault.
    return null;
  }
}
