/** Signing in without a PIN. Options and answers are WebAuthn's own JSON forms. */
import { z } from "zod";
import { endpoint } from "./endpoint";
import { userInfo } from "./users";
import * as v from "./values";

const webAuthn = z.record(z.string().max(80), z.unknown());

export const passkeyRow = z.object({
  id: v.rowId,
  name: v.text(80, 1),
  createdAt: v.isoTime,
  usedAt: v.isoTime.nullable(),
});
export type PasskeyRow = z.output<typeof passkeyRow>;

const call = { service: "general", method: "POST", notOffered: true } as const;

export const passkeyRegisterOptions = endpoint({
  ...call,
  path: "/passkeys.register-options",
  summary: "Begin to add a passkey",
  access: "member",
  asksPin: "idle",
  reply: z.object({ challengeId: v.rowId, options: webAuthn }),
  faults: ["needs-pin"],
});

export const passkeyRegisterVerify = endpoint({
  ...call,
  path: "/passkeys.register-verify",
  summary: "Finish adding a passkey",
  access: "member",
  body: z.object({ challengeId: v.rowId, name: v.text(80, 1), response: webAuthn }),
  reply: passkeyRow,
  faults: ["passkey-refused"],
});

export const passkeyLoginOptions = endpoint({
  ...call,
  path: "/passkeys.login-options",
  summary: "Begin to sign in with a passkey; the same for known and unknown users",
  access: "guest-or-member",
  body: z.object({ userName: v.text(64, 1).optional() }),
  reply: z.object({ challengeId: v.rowId, options: webAuthn }),
});

export const passkeyLoginVerify = endpoint({
  ...call,
  path: "/passkeys.login-verify",
  summary: "Sign in with a passkey",
  access: "guest-or-member",
  grantsToken: true,
  body: z.object({ challengeId: v.rowId, response: webAuthn }),
  reply: userInfo,
  faults: ["passkey-refused", "login-limit-reached"],
});

export const allPasskeys = endpoint({
  service: "general",
  method: "GET",
  path: "/passkeys.all",
  summary: "The member's passkeys",
  access: "member",
  reply: z.array(passkeyRow),
  notOffered: true,
});

export const removePasskey = endpoint({
  ...call,
  path: "/passkeys.remove",
  summary: "Remove a passkey",
  access: "member",
  asksPin: "idle",
  body: z.object({ id: v.rowId }),
  reply: v.nothing,
  faults: ["needs-pin"],
});
