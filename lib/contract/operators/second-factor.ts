/** An operator's second factor: an authenticator app, and recovery codes for its loss. */
import { z } from "zod";
import { RECOVERY_CODES } from "@/lib/domain/second-factor";
import { endpoint } from "../endpoint";
import * as v from "../values";
import { secondFactorCode } from "./operator-shapes";

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
  body: z.object({ code: v.digits(6) }),
  reply: recoveryCodes,
  faults: ["second-factor-set-already", "second-factor-wrong", "second-factor-missing", "rate-limited"],
});

export const renewRecoveryCodes = endpoint({
  ...call,
  path: "/operators.second-factor.recovery-codes",
  summary: "Replace the recovery codes, with a code of the app or a recovery code",
  body: z.object({ code: secondFactorCode }),
  reply: recoveryCodes,
  faults: ["second-factor-wrong", "second-factor-missing", "rate-limited"],
});
