/** WebAuthn's JSON forms, which members' and operators' calls share: options for a device, and what it answers. */
import { z } from "zod";
import * as v from "./values";

/** Options of the browser's WebAuthn call; written and read by a library. */
const options = z.record(z.string().max(80), z.unknown());

const base64url = (most: number) =>
  z
    .string()
    .regex(/^[A-Za-z0-9_-]*$/)
    .max(most);
const credential = {
  id: base64url(1_400),
  rawId: base64url(1_400),
  type: z.literal("public-key"),
  authenticatorAttachment: z.enum(["platform", "cross-platform"]).optional(),
  clientExtensionResults: z.record(z.string().max(80), z.unknown()),
};

export const registrationResponse = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64url(4_000),
    attestationObject: base64url(16_000),
    transports: z.array(z.string().max(40)).max(10).optional(),
  }),
});

const authenticationResponse = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64url(4_000),
    authenticatorData: base64url(4_000),
    signature: base64url(4_000),
    userHandle: base64url(200).nullish(),
  }),
});
/** The answer of a device to a challenge. */
export type PasskeyUse = z.output<typeof authenticationResponse>;

/** A challenge for a device of the caller. */
export const passkeyChallenge = z.object({ challengeId: v.rowId, options });
/** A challenge, signed by a device. */
export const signedChallenge = z.object({ challengeId: v.rowId, response: authenticationResponse });

/** A passkey as its owner sees it. */
export const passkeyRow = z.object({
  id: v.rowId,
  name: v.text(80, 1),
  createdAt: v.isoTime,
  usedAt: v.isoTime.nullable(),
});
export type PasskeyRow = z.output<typeof passkeyRow>;
