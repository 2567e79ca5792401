/** Signing in and confirming without a PIN. Options and responses are WebAuthn's JSON forms. */
import { z } from "zod";
import { endpoint } from "./endpoint";
import { userInfo } from "./users";
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

const registrationResponse = z.object({
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
export type PasskeyUse = z.output<typeof authenticationResponse>;

const begun = z.object({ challengeId: v.rowId, options });
const use = z.object({ challengeId: v.rowId, response: authenticationResponse });

export const passkeyRow = z.object({
  id: v.rowId,
  name: v.text(80, 1),
  createdAt: v.isoTime,
  usedAt: v.isoTime.nullable(),
});
export type PasskeyRow = z.output<typeof passkeyRow>;

const call = { service: "general", method: "POST" } as const;

export const passkeyRegisterOptions = endpoint({
  ...call,
  path: "/passkeys.register-options",
  summary: "Start adding a passkey",
  access: "member",
  asksPin: "always",
  reply: begun,
  faults: ["needs-pin", "passkey-refused", "passkey-limit-reached"],
});

export const passkeyRegisterVerify = endpoint({
  ...call,
  path: "/passkeys.register-verify",
  summary: "Finish adding a passkey",
  access: "member",
  body: z.object({ challengeId: v.rowId, name: v.text(80, 1), response: registrationResponse }),
  reply: passkeyRow,
  faults: ["passkey-refused"],
});

export const passkeyLoginOptions = endpoint({
  ...call,
  path: "/passkeys.login-options",
  summary: "Start a sign-in with a passkey; no user name is needed",
  access: "guest-or-member",
  reply: begun,
  faults: ["passkey-refused"],
});

export const passkeyLoginVerify = endpoint({
  ...call,
  path: "/passkeys.login-verify",
  summary: "Sign in with a passkey",
  access: "guest-or-member",
  grantsToken: true,
  body: use,
  reply: userInfo,
  faults: ["passkey-refused"],
});

export const passkeyConfirmOptions = endpoint({
  ...call,
  path: "/passkeys.confirm-options",
  summary: "Start a confirmation with one of the member's passkeys",
  access: "member",
  reply: begun,
  faults: ["passkey-refused"],
});

export const passkeyConfirmVerify = endpoint({
  ...call,
  path: "/passkeys.confirm-verify",
  summary: "Confirm with a passkey instead of the PIN; valid for 5 minutes on this session",
  access: "member",
  body: use,
  reply: z.object({ confirmedUntil: v.isoTime }),
  faults: ["passkey-refused"],
});

export const allPasskeys = endpoint({
  service: "general",
  method: "GET",
  path: "/passkeys.all",
  summary: "The member's passkeys",
  access: "member",
  reply: z.array(passkeyRow),
});

export const removePasskey = endpoint({
  ...call,
  path: "/passkeys.remove",
  summary: "Delete a passkey",
  access: "member",
  asksPin: "idle",
  body: z.object({ id: v.rowId }),
  reply: v.nothing,
  faults: ["needs-pin"],
});
