import type { BodyOf } from "@/lib/contract/endpoint";
import { type FaultCode, isFault } from "@/lib/contract/fault";
import type { requestOtp } from "@/lib/contract/otps";
import { OTP_LIFE_MS } from "@/lib/domain/otp";
import { epochMs, SECOND_MS } from "@/lib/domain/time";
import type { Needs } from "./_core/registry";

/** A code that is under way to a phone. Times in ms since 1970 by this device's clock, right or wrong as it is. */
export interface SentOtp {
  refOtpCode: string;
  /** E.164 */
  phoneNumber: string;
  resendAtMs: number;
  expiresAtMs: number;
  /** No phone rings: the page says where the code is. */
  isSimulated: boolean;
}

/** Why a code was not sent or not taken. */
export interface OtpRefusal {
  code: FaultCode;
  /** Of a wrong code: how often another may be typed. */
  triesLeft?: number;
  /** From when on it can be tried again, ms since 1970 by this device's clock. */
  untilMs?: number;
}

/** Answers anew for each try, where a captcha is configured. */
export type CaptchaAnswer = () => Promise<string>;

/** @throws Fault */
export async function askForOtp(
  call: Needs["call"],
  body: BodyOf<typeof requestOtp>,
  captcha?: CaptchaAnswer,
): Promise<SentOtp> {
  const answer = await captcha?.();
  const sent = await call("otps", "requestOtp", {
    body,
    ...(answer && { headers: { "Captcha-Token": answer } }),
  });
  // The service's clock and this one need not agree: what counts is how long from now.
  const sentAtMs = epochMs(sent.expiresAt) - OTP_LIFE_MS;
  const nowMs = Date.now();
  return {
    refOtpCode: sent.refOtpCode,
    phoneNumber: body.phoneNumber,
    resendAtMs: nowMs + Math.max(0, epochMs(sent.resendAt) - sentAtMs),
    expiresAtMs: nowMs + OTP_LIFE_MS,
    isSimulated: sent.isSimulated ?? false,
  };
}

/** What a form says about a refusal. */
export function otpRefusalOf(error: unknown): OtpRefusal {
  if (!isFault(error)) return { code: "internal-error" };
  if (isFault(error, "otp-wrong")) return { code: error.code, triesLeft: error.details?.triesLeft };
  const isWait = isFault(error, "otp-too-soon") || isFault(error, "rate-limited");
  const seconds = isWait ? error.details?.retryAfterSeconds : undefined;
  return { code: error.code, ...(seconds && { untilMs: Date.now() + seconds * SECOND_MS }) };
}
