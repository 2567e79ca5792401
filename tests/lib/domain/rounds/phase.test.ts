import { describe, expect, test } from "vitest";
import {
  canFetchResult,
  closingSoonMs,
  compareRounds,
  isBettable,
  phaseOf,
  type RoundClock,
  type RoundStatus,
} from "@/lib/domain/rounds/phase";
import markets from "@/upstream/rounds/markets.json" with { type: "json" };

const close = 1_767_225_600;
const clock = (status: RoundStatus, shift = 0): RoundClock => ({
  status,
  unixTimeStamp: {
    openTime: close - 3600 + shift,
    realCloseTime: close + shift,
    realResultTime: close + 1800 + shift,
  },
});
const at = (seconds: number) => (close + seconds) * 1000;

describe("the phase of a round", () => {
  test.each([
    ["open", -3601, "upcoming"],
    ["upcoming", -3601, "upcoming"],
    ["upcoming", -3600, "open"],
    ["open", -601, "open"],
    ["open", -600, "open"],
    ["open", -599, "closing-soon"],
    ["open", -60, "closing-soon"],
    ["open", -59, "last-minute"],
    ["open", -0.001, "last-minute"],
    ["open", 0, "closed"],
    ["open", 1799, "closed"],
    ["open", 1800, "waiting"],
    ["closed", -500, "closed"],
    ["closed", 1800, "waiting"],
    ["suspended", -500, "suspended"],
    ["suspended", 0, "closed"],
    ["settled", -500, "settled"],
    ["settled", 5000, "settled"],
    ["void", -500, "void"],
  ] as const)("%s, %d s from the close, is %s", (status, seconds, phase) => {
    expect(phaseOf(clock(status), at(seconds))).toBe(phase);
  });

  test.each([
    [119, "closed"],
    [120, "waiting"],
    [1800, "waiting"],
  ] as const)("of shots that end before the result is due is, %d s from the close, %s", (seconds, phase) => {
    const { status, unixTimeStamp } = clock("open");
    const round = { status, unixTimeStamp: { ...unixTimeStamp, shotsEndTime: close + 120 } };
    expect(phaseOf(round, at(seconds))).toBe(phase);
  });

  test.each([
    ["yeekee_5-2026-11-23-246", -299, "open"],
    ["yeekee_5-2026-11-23-246", -180, "open"],
    ["yeekee_5-2026-11-23-246", -179, "closing-soon"],
    ["yeekee_5-2026-11-23-246", -59, "last-minute"],
    ["yeekee-2026-11-23-34", -599, "closing-soon"],
    ["gov-2026-12-01", -599, "closing-soon"],
    ["someone-elses-name-for-a-round", -599, "closing-soon"],
  ] as const)(
    "%s, %d s from the close, is %s: a short game has its own measure of soon",
    (betId, seconds, phase) => {
      expect(phaseOf({ ...clock("open"), betId }, at(seconds))).toBe(phase);
    },
  );

  test("no game is closing soon from its first second to its last", () => {
    for (const { betType, schedule } of markets) {
      if (!("everyMinutes" in schedule) || schedule.everyMinutes === undefined) continue;
      expect(closingSoonMs(`${betType}-2026-11-23-1`)).toBeLessThan(schedule.everyMinutes * 60_000);
    }
  });

  test("bets are taken while it is open, to the last millisecond", () => {
    const bettable = (status: RoundStatus, seconds: number) => isBettable(clock(status), at(seconds));
    expect(bettable("open", -3601)).toBe(false);
    expect(bettable("open", -3600)).toBe(true);
    expect(bettable("open", -300)).toBe(true);
    expect(bettable("open", -0.001)).toBe(true);
    expect(bettable("open", 0)).toBe(false);
    expect(bettable("suspended", -300)).toBe(false);
  });
});

test("results can be fetched from the real result time, or once set", () => {
  expect(canFetchResult(clock("closed"), at(1799.999))).toBe(false);
  expect(canFetchResult(clock("closed"), at(1800))).toBe(true);
  expect(canFetchResult({ ...clock("closed"), setResult: true }, at(5))).toBe(true);
});

test("the list shows the soonest to close first and sinks what is over", () => {
  const rounds = {
    late: clock("open", 900),
    soon: clock("open", 60),
    held: clock("suspended", 300),
    done: clock("settled", -600),
    older: clock("void", -7200),
    shut: clock("open", -60),
  };
  const order = Object.entries(rounds)
    .sort(([, a], [, b]) => compareRounds(a, b, at(0)))
    .map(([name]) => name);
  expect(order).toEqual(["soon", "held", "late", "shut", "done", "older"]);
});
