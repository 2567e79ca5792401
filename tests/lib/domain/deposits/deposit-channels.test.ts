import { describe, expect, test } from "vitest";
import {
  COIN_LIVE_MS,
  isClaimable,
  isOpenAt,
  isReportTime,
  isWithin,
  PLAY_ACCOUNT_NAME,
} from "@/lib/domain/deposits/deposit-channels";
import { satang } from "@/lib/domain/money/money";
import { atBangkok, DAY_MS, MINUTE_MS } from "@/lib/domain/time/time";

const clock = (time: string) => atBangkok("2026-12-01", time);

describe("a channel", () => {
  test.each([
    [null, "03:00", true],
    [{ from: "08:00", to: "22:00" }, "07:59:59", false],
    [{ from: "08:00", to: "22:00" }, "08:00", true],
    [{ from: "08:00", to: "22:00" }, "21:59:59", true],
    [{ from: "08:00", to: "22:00" }, "22:00", false],
    // Over midnight
    [{ from: "22:00", to: "02:00" }, "21:59", false],
    [{ from: "22:00", to: "02:00" }, "22:00", true],
    [{ from: "22:00", to: "02:00" }, "23:30", true],
    [{ from: "22:00", to: "02:00" }, "01:59", true],
    [{ from: "22:00", to: "02:00" }, "02:00", false],
    // The whole day, however it is written
    [{ from: "00:00", to: "00:00" }, "12:00", true],
    [{ from: "08:00", to: "08:00" }, "07:59", true],
    [{ from: "08:00", to: "08:00" }, "08:00", true],
  ])("with hours %j is open at %s: %s", (hours, time, expected) => {
    expect(isOpenAt(hours, clock(time))).toBe(expected);
  });

  test.each([
    [99_99, false],
    [100_00, true],
    [500_00, true],
    [500_01, false],
  ])("from 100 to 500 baht takes %i satang: %s", (amount, expected) => {
    expect(isWithin(satang(amount), { min: satang(100_00), max: satang(500_00) })).toBe(expected);
  });
});

test("a quote of coins holds for half an hour", () => {
  expect(COIN_LIVE_MS).toBe(1_800_000);
});

describe("a claim", () => {
  test.each([
    ["waiting", 0, false],
    ["expired", 0, true],
    ["cancelled", 0, true],
    ["unmatched", 0, true],
    ["claimed", 0, false],
    ["credited", 0, false],
    ["rejected", 0, false],
    ["expired", 7 * DAY_MS - 1, true],
    ["expired", 7 * DAY_MS, false],
  ] as const)("for a request that is %s, %i ms later, is taken: %s", (state, later, expected) => {
    expect(isClaimable(state, 1_000, 1_000 + later)).toBe(expected);
  });
});

test.each([
  [0, true],
  [5 * MINUTE_MS, true],
  [5 * MINUTE_MS + 1, false],
  [-7 * DAY_MS + 1, true],
  [-7 * DAY_MS, false],
])("a transfer made %i ms from now may be reported: %s", (from, expected) => {
  const now = clock("12:00");
  expect(isReportTime(now + from, now)).toBe(expected);
});

test("the holder of play accounts has the name that earlier releases have seeded", () => {
  expect(PLAY_ACCOUNT_NAME).toBe("House of Numbers (play credit)");
});
