import { type Bound, freeFromMs } from "../../kernel/sliding-window";
import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from "../time/time";

/** One-time codes (decision 14). They use real time, as tokens and locks do. */
export const OTP_DIGITS = 6;
export const OTP_LIFE_MS = 10 * MINUTE_MS;
export const OTP_TRIES = 5;
/** How long a member waits before a code may be sent again. */
export const OTP_RESEND_MS = MINUTE_MS;

/** The state of a code that was sent. */
export interface OtpState {
  /** Wrong codes so far. */
  readonly tries: number;
  readonly expiresAtMs: number;
  /** True once it was entered correctly: a code is valid once. */
  readonly isUsed: boolean;
}

export type OtpRefusal = "otp-expired" | "otp-tries-used";

/** Why a code cannot be tried any more, or null. */
export function otpRefusal({ tries, expiresAtMs, isUsed }: OtpState, nowMs: number): OtpRefusal | null {
  if (isUsed || nowMs >= expiresAtMs) return "otp-expired";
  return tries < OTP_TRIES ? null : "otp-tries-used";
}

/**
 * How many codes may be requested within a span. A pair is a user name and a phone number: requests for other
 * pairs never count against it, and a member's own requests are counted apart from those that anybody may make.
 * The wider bounds are for codes to a number that a signed-in member wants to add, which may be any number.
 */
const otpBounds: Readonly<Record<"pair" | "member" | "phoneNumber", readonly Bound[]>> = {
  pair: [
    { most: 5, withinMs: HOUR_MS },
    { most: 10, withinMs: DAY_MS },
  ],
  member: [{ most: 20, withinMs: HOUR_MS }],
  phoneNumber: [{ most: 10, withinMs: HOUR_MS }],
};

/** When codes were requested, ms since 1970, by what they share with the present request. */
export type OtpHistory = Readonly<Record<keyof typeof otpBounds, readonly number[]>>;

export type OtpWait = { code: "otp-too-soon" | "rate-limited"; retryAfterSeconds: number };

/** Why no further code is sent yet, or null. The same whether name and number belong together or not. */
export function otpWait(history: OtpHistory, nowMs: number): OtpWait | null {
  const after = (ms: number) => Math.max(1, Math.ceil(ms / SECOND_MS));
  const free = (of: keyof OtpHistory) => freeFromMs(history[of], otpBounds[of], nowMs);
  const longest = Math.max(free("pair"), free("member"), free("phoneNumber")) - nowMs;
  if (longest > 0) return { code: "rate-limited", retryAfterSeconds: after(longest) };
  const last = Math.max(...history.pair, Number.NEGATIVE_INFINITY);
  const wait = last + OTP_RESEND_MS - nowMs;
  return wait > 0 ? { code: "otp-too-soon", retryAfterSeconds: after(wait) } : null;
}
