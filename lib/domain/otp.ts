import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from "./time";

/** One-time codes (decision 14). They stand on real time, as tokens and locks do. */
export const OTP_DIGITS = 6;
export const OTP_LIFE_MS = 10 * MINUTE_MS;
export const OTP_TRIES = 5;
/** So long a member waits before the same code may be sent anew. */
export const OTP_RESEND_MS = MINUTE_MS;

/** What is left of a code that was sent. */
export interface OtpState {
  /** Wrong codes so far. */
  readonly tries: number;
  readonly expiresAtMs: number;
  /** True once it was right: a code is good once. */
  readonly isUsed: boolean;
}

export type OtpRefusal = "otp-expired" | "otp-tries-used";

/** Why a code cannot be tried any more, or null. */
export function otpRefusal({ tries, expiresAtMs, isUsed }: OtpState, nowMs: number): OtpRefusal | null {
  if (isUsed || nowMs >= expiresAtMs) return "otp-expired";
  return tries < OTP_TRIES ? null : "otp-tries-used";
}

/**
 * How many codes may go out within a span. A pair of name and number has the tightest bounds; a name alone and a
 * number alone have wider ones, so that who knows only one of them cannot use up the owner's.
 */
export const otpBounds = [
  { of: "pair", most: 5, withinMs: HOUR_MS },
  { of: "pair", most: 10, withinMs: DAY_MS },
  { of: "userName", most: 20, withinMs: HOUR_MS },
  { of: "phoneNumber", most: 10, withinMs: HOUR_MS },
] as const;

/** When codes were asked for, ms since 1970, by what they share with the one that is asked for now. */
export type OtpHistory = Readonly<Record<(typeof otpBounds)[number]["of"], readonly number[]>>;

export type OtpWait = { code: "otp-too-soon" | "rate-limited"; retryAfterSeconds: number };

/** Why no other code goes out yet, or null. The same for names and numbers that belong together and that don't. */
export function otpWait(history: OtpHistory, nowMs: number): OtpWait | null {
  const after = (ms: number) => Math.max(1, Math.ceil(ms / SECOND_MS));
  const waits = otpBounds.map(({ of, most, withinMs }) => {
    const within = history[of].filter((atMs) => atMs > nowMs - withinMs).toSorted((a, b) => b - a);
    const oldest = within[most - 1];
    return oldest === undefined ? 0 : oldest + withinMs - nowMs;
  });
  const longest = Math.max(...waits);
  if (longest > 0) return { code: "rate-limited", retryAfterSeconds: after(longest) };
  const last = Math.max(...history.pair, Number.NEGATIVE_INFINITY);
  const wait = last + OTP_RESEND_MS - nowMs;
  return wait > 0 ? { code: "otp-too-soon", retryAfterSeconds: after(wait) } : null;
}
