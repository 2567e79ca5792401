/** Signing in and confirming without a PIN. */
import { z } from "zod";
import { endpoint } from "./endpoint";
import { passkeyChallenge, passkeyRow, registrationResponse, signedChallenge } from "./passkey-shapes";
import { userInfo } from "./users";
import * as v from "./values";

const call = { service: "general", method: "POST" } as const;

export const passkeyRegisterOptions = endpoint({
  ...call,
  path: "/passkeys.register-options",
  summary: "Start adding a passkey",
  access: "member",
  asksPin: "always",
  reply: passkeyChallenge,
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
  reply: passkeyChallenge,
  faults: ["passkey-refused"],
});

export const passkeyLoginVerify = endpoint({
  ...call,
  path: "/passkeys.login-verify",
  summary: "Sign in with a passkey",
  access: "guest-or-member",
  grantsToken: true,
  body: signedChallenge,
  reply: userInfo,
  faults: ["passkey-refused"],
});

export const passkeyConfirmOptions = endpoint({
  ...call,
  path: "/passkeys.confirm-options",
  summary: "Start a confirmation with one of the member's passkeys",
  access: "member",
  reply: passkeyChallenge,
  faults: ["passkey-refused"],
});

export const passkeyConfirmVerify = endpoint({
  ...call,
  path: "/passkeys.confirm-verify",
  summary: "Confirm with a passkey instead of the PIN; valid for 5 minutes on this session",
  access: "member",
  body: signedChallenge,
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
