import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  OTP_LIFE_MS,
  OTP_RESEND_MS,
  OTP_TRIES,
  type OtpHistory,
  otpRefusal,
  otpWait,
} from "@/lib/domain/members/otp";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "@/lib/domain/time/time";

const now = 1_800_000_000_000;
const live = { tries: 0, expiresAtMs: now + OTP_LIFE_MS, isUsed: false };
const ago = (...minutes: number[]) => minutes.map((count) => now - count * MINUTE_MS);
const none: OtpHistory = { pair: [], member: [], phoneNumber: [] };

describe("a one-time code", () => {
  test.each([
    ["fresh", live, now, null],
    ["in its last millisecond", live, now + 10 * MINUTE_MS - 1, null],
    ["after ten minutes", live, now + 10 * MINUTE_MS, "otp-expired"],
    ["after four wrong tries", { ...live, tries: OTP_TRIES - 1 }, now, null],
    ["after five wrong tries", { ...live, tries: OTP_TRIES }, now, "otp-tries-used"],
    ["that was right once", { ...live, isUsed: true }, now, "otp-expired"],
    [
      "of five wrong tries whose time is over",
      { ...live, tries: OTP_TRIES },
      now + OTP_LIFE_MS,
      "otp-expired",
    ],
  ] as const)("%s", (_, state, at, refusal) => {
    expect(otpRefusal(state, at)).toBe(refusal);
  });
});

describe("another code", () => {
  test.each([
    ["for nobody yet", none, null],
    ["at once", { ...none, pair: [now] }, { code: "otp-too-soon", retryAfterSeconds: 60 }],
    [
      "half a second before the minute is over",
      { ...none, pair: [now - 59_500] },
      { code: "otp-too-soon", retryAfterSeconds: 1 },
    ],
    ["a minute later", { ...none, pair: ago(1) }, null],
    [
      "the sixth of a pair within the hour",
      { ...none, pair: ago(2, 10, 20, 30, 40) },
      { code: "rate-limited", retryAfterSeconds: 20 * 60 },
    ],
    ["the sixth of a pair after the hour", { ...none, pair: ago(2, 10, 20, 30, 60) }, null],
    [
      "the eleventh of a pair within the day",
      { ...none, pair: ago(70, 80, 90, 100, 110, 120, 130, 140, 150, 160) },
      { code: "rate-limited", retryAfterSeconds: (DAY_MS - 160 * MINUTE_MS) / 1000 },
    ],
    ["for a member who asked for ten numbers", { ...none, member: ago(...Array(10).keys()) }, null],
    [
      "for a number that ten members asked for",
      { ...none, phoneNumber: ago(...Array(10).keys()) },
      { code: "rate-limited", retryAfterSeconds: 51 * 60 },
    ],
  ] as const)("%s", (_, history, wait) => {
    expect(otpWait(history, now)).toEqual(wait);
  });

  test("never goes out beyond the bounds, and always once the longest span is over", () => {
    const times = fc.array(fc.integer({ min: 0, max: 2 * DAY_MS }), { maxLength: 40 });
    fc.assert(
      fc.property(times, times, times, (pair, member, phoneNumber) => {
        const at = (offsets: number[]) => offsets.map((ms) => now - ms);
        const history = { pair: at(pair), member: at(member), phoneNumber: at(phoneNumber) };
        if (otpWait(history, now) === null) {
          const within = (of: keyof OtpHistory, spanMs: number) =>
            history[of].filter((ms) => ms > now - spanMs).length;
          expect(within("pair", HOUR_MS)).toBeLessThan(5);
          expect(within("pair", DAY_MS)).toBeLessThan(10);
          expect(within("member", HOUR_MS)).toBeLessThan(20);
          expect(within("phoneNumber", HOUR_MS)).toBeLessThan(10);
          expect(Math.min(...pair, OTP_RESEND_MS)).toBe(OTP_RESEND_MS);
        }
        expect(otpWait(history, now + DAY_MS + HOUR_MS)).toBeNull();
      }),
    );
  });

  test("may go out once the time that was named is over", () => {
    const times = fc.array(fc.integer({ min: 0, max: DAY_MS }), { maxLength: 30 });
    fc.assert(
      fc.property(times, (pair) => {
        const history = { ...none, pair: pair.map((ms) => now - ms) };
        const wait = otpWait(history, now);
        if (!wait) return;
        const later = otpWait(history, now + wait.retryAfterSeconds * 1000);
        // The hour's or the day's limit may apply before the minute's.
        expect(later === null || later.code === "otp-too-soon").toBe(true);
      }),
    );
  });
});
