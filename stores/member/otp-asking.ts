import type { BodyOf } from "@/lib/contract/endpoint";
import { type FaultCode, isFault } from "@/lib/contract/fault";
import type { requestOtp } from "@/lib/contract/otps";
import { OTP_LIFE_MS } from "@/lib/domain/members/otp";
import { epochMs, SECOND_MS } from "@/lib/domain/time/time";
import type { StoreDeps } from "../_core/registry";

/** A code that was sent to a phone. Times in epoch ms by this device's clock, which may be wrong. */
export interface SentOtp {
  refOtpCode: string;
  /** E.164 */
  phoneNumber: string;
  resendAtMs: number;
  expiresAtMs: number;
  /** No message is sent in this configuration: the page says where the code can be read. */
  isSimulated: boolean;
}

/** Why a code was not sent or was refused. */
export interface OtpRefusal {
  code: FaultCode;
  /** For a wrong code: how many attempts are left. */
  triesLeft?: number;
  /** When the next attempt is possible, epoch ms by this device's clock. */
  untilMs?: number;
}

/** Returns a new token for each attempt, where a captcha is configured. */
export type CaptchaAnswer = () => Promise<string>;

/** @throws Fault */
export async function askForOtp(
  call: StoreDeps["call"],
  body: BodyOf<typeof requestOtp>,
  captcha?: CaptchaAnswer,
): Promise<SentOtp> {
  const answer = await captcha?.();
  const sent = await call("otps", "requestOtp", {
    body,
    ...(answer && { headers: { "Captcha-Token": answer } }),
  });
  // The upstream's clock may differ from this device's: only the duration from now is used.
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

/** The form's message for a refusal. */
export function otpRefusalOf(error: unknown): OtpRefusal {
  if (!isFault(error)) return { code: "internal-error" };
  if (isFault(error, "otp-wrong")) return { code: error.code, triesLeft: error.details?.triesLeft };
  const isWait = isFault(error, "otp-too-soon") || isFault(error, "rate-limited");
  const seconds = isWait ? error.details?.retryAfterSeconds : undefined;
  return { code: error.code, ...(seconds && { untilMs: Date.now() + seconds * SECOND_MS }) };
}
