/** An operator's second factor: an authenticator app, and recovery codes for the day it is lost. */
import { z } from "zod";
import { RECOVERY_CODES } from "@/lib/domain/second-factor";
import { endpoint } from "../endpoint";
import * as v from "../values";
import { secondFactorCode } from "./session";

const call = { service: "general", method: "POST", access: "staff" } as const;

const recoveryCodes = z.object({
  /** Shown this once: only hashes are kept. Each stands in for a code one time. */
  recoveryCodes: z.array(v.text(20, 8)).length(RECOVERY_CODES),
});

export const enrolSecondFactor = endpoint({
  ...call,
  path: "/operators.second-factor.enrol",
  summary:
    "A new secret for the authenticator app; nothing is asked for at the login until a code confirms it",
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
  summary: "A code of the app: from here on every login asks for one; this session may do all its role may",
  isForEnrolling: true,
  grantsToken: true,
  body: z.object({ code: v.digits(6) }),
  reply: recoveryCodes,
  faults: ["second-factor-set-already", "second-factor-wrong", "second-factor-missing", "rate-limited"],
});

export const renewRecoveryCodes = endpoint({
  ...call,
  path: "/operators.second-factor.recovery-codes",
  summary: "New recovery codes for a code of the app or a recovery code; the old ones are void",
  body: z.object({ code: secondFactorCode }),
  reply: recoveryCodes,
  faults: ["second-factor-wrong", "second-factor-missing", "rate-limited"],
});
