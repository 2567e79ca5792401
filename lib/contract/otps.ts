/** One-time codes to the phone on file. */
import { z } from "zod";
import { endpoint } from "./endpoint";
import { newPhoneNumber, userName } from "./member-shapes";
import * as v from "./values";

/**
 * The response is the same for a user and phone that do not belong together. `confirm` and `phone-number` are
 * for signed-in members only; the latter goes to the new number, after the PIN.
 */
export const requestOtp = endpoint({
  service: "general",
  method: "POST",
  path: "/otps.request",
  summary: "Send a six-digit code, valid once, for 10 minutes and 5 tries",
  access: "guest-or-member",
  captcha: true,
  // Only a signed-in member can request it, and it goes to their own phone only.
  sparesCaptcha: (body) => z.object({ purpose: z.literal("confirm") }).safeParse(body).success,
  body: z.object({
    userName,
    phoneNumber: newPhoneNumber,
    purpose: z.enum(["forgot-password", "confirm", "phone-number"]),
  }),
  reply: z.object({
    refOtpCode: v.text(64, 1),
    expiresAt: v.isoTime,
    resendAt: v.isoTime,
    /** No SMS is sent: the service stores its messages where operators can read them. */
    isSimulated: z.boolean().optional(),
  }),
  /** `unauthorized`: a code to confirm with is for a signed-in member alone. */
  faults: ["otp-too-soon", "captcha-failed", "needs-pin", "unauthorized", "not-offered"],
});

export const verifyOtp = endpoint({
  service: "general",
  method: "POST",
  path: "/otps.verify",
  summary:
    "Verify a code: replaces the PIN, or proves that a new phone number is the member's; valid for 5 minutes",
  access: "member",
  body: z.object({ refOtpCode: v.text(64, 1), otpCode: v.typedDigits(6) }),
  reply: z.object({ confirmedUntil: v.isoTime }),
  faults: ["otp-wrong", "otp-expired", "otp-tries-used"],
});
