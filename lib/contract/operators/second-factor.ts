/** An operator's second factor: an authenticator app or passkeys, and recovery codes for their loss. */
import { z } from "zod";
import { RECOVERY_CODES } from "@/lib/domain/operators/second-factor";
import { endpoint } from "../endpoint";
import { passkeyChallenge, passkeyRow, registrationResponse } from "../passkey-shapes";
import * as v from "../values";
import { factorProof } from "./operator-shapes";

const call = { service: "general", method: "POST", access: "staff" } as const;

const recoveryCodes = z.object({
  /** Shown only now: hashes alone are stored. Each replaces a code once. */
  recoveryCodes: z.array(v.text(20, 8)).length(RECOVERY_CODES),
});

export const enrolSecondFactor = endpoint({
  ...call,
  path: "/operators.second-factor.enrol",
  summary: "Create a secret for the authenticator app; logins ask for a code only after one has confirmed it",
  isForEnrolling: true,
  reply: z.object({
    /** Base32, to be typed by hand */
    secret: v.text(64, 16),
    /** The same as an `otpauth:` address, for a QR code */
    uri: v.text(400, 10),
  }),
  faults: ["second-factor-set-already"],
});

export const confirmSecondFactor = endpoint({
  ...call,
  path: "/operators.second-factor.confirm",
  summary:
    "Confirm the secret with a code; from then on logins ask for one, and this session is unrestricted",
  isForEnrolling: true,
  grantsToken: true,
  body: z.object({ code: v.typedDigits(6) }),
  reply: recoveryCodes,
  faults: ["second-factor-set-already", "second-factor-wrong", "second-factor-missing", "rate-limited"],
});

export const renewRecoveryCodes = endpoint({
  ...call,
  path: "/operators.second-factor.recovery-codes",
  summary: "Replace the recovery codes, with a code of the app, a recovery code or a passkey",
  body: factorProof,
  reply: recoveryCodes,
  faults: ["second-factor-wrong", "second-factor-missing", "rate-limited"],
});

export const factorPasskeys = endpoint({
  ...call,
  path: "/operators.passkeys.all",
  summary: "The operator's passkeys, newest first, and whether an authenticator app is set up",
  mayBeAutomatic: true,
  reply: z.object({ hasApp: z.boolean(), items: z.array(passkeyRow) }),
});

export const challengeFactorPasskey = endpoint({
  ...call,
  path: "/operators.passkeys.challenge",
  summary: "A challenge for the operator's passkeys, whose signature is a proof in this session's calls",
  reply: passkeyChallenge,
  faults: ["passkey-refused"],
});

export const beginFactorPasskey = endpoint({
  ...call,
  path: "/operators.passkeys.options",
  summary: "Start adding a passkey; once a second factor is set up, one of its proofs comes first",
  isForEnrolling: true,
  body: z.object({ proof: factorProof.optional() }),
  reply: passkeyChallenge,
  faults: [
    "second-factor-needed",
    "second-factor-wrong",
    "rate-limited",
    "passkey-refused",
    "passkey-limit-reached",
  ],
});

export const addFactorPasskey = endpoint({
  ...call,
  path: "/operators.passkeys.add",
  summary: "Finish adding a passkey; the first factor makes this session unrestricted and ends all others",
  isForEnrolling: true,
  grantsToken: true,
  body: z.object({ challengeId: v.rowId, name: v.text(80, 1), response: registrationResponse }),
  reply: z.object({ passkey: passkeyRow, recoveryCodes: recoveryCodes.shape.recoveryCodes.nullable() }),
  faults: ["passkey-refused", "passkey-limit-reached"],
});

export const removeFactorPasskey = endpoint({
  ...call,
  path: "/operators.passkeys.remove",
  summary: "Delete one of the operator's passkeys; the last factor stays",
  body: z.object({ id: v.rowId, proof: factorProof }),
  reply: v.nothing,
  faults: ["second-factor-wrong", "second-factor-last", "second-factor-missing", "rate-limited"],
});
