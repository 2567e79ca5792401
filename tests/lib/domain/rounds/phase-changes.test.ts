import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { phaseOf, type RoundClock } from "@/lib/domain/rounds/phase";
import { lastPhaseChange } from "@/lib/domain/rounds/phase-changes";

/** Whole seconds; the round opens an hour before it closes, and its result is due half an hour later. */
const close = 1_795_400_000;
const round = (closesAt: number, betType = "korea"): RoundClock => ({
  betId: betType === "yeekee_5" ? "yeekee_5-2026-11-23-80" : `${betType}-2026-11-23`,
  status: "open",
  unixTimeStamp: { openTime: closesAt - 3600, realCloseTime: closesAt, realResultTime: closesAt + 1800 },
});
const at = (secondsFromClose: number) => Math.round((close + secondsFromClose) * 1000);

describe("the last change of a round's phase", () => {
  test.each([
    ["before it opens there is none", -4000, -5000],
    ["it opened", -3599, -3600],
    ["ten minutes are left, but not less", -600, -3600],
    ["less than ten minutes are left", -599, -599.999],
    ["less than a minute is left", -30, -59.999],
    ["it closed", 0, 0],
    ["its result is due", 1900, 1800],
  ])("%s", (_, now, change) => {
    expect(lastPhaseChange([round(close)], at(-5000), at(now))).toBe(at(change));
  });

  test("is the latest of all rounds, and never before the start", () => {
    const rounds = [round(close), round(close + 5)];
    expect(lastPhaseChange(rounds, at(-5000), at(7))).toBe(at(5));
    expect(lastPhaseChange(rounds, at(6), at(7))).toBe(at(6));
    expect(lastPhaseChange([], at(6), at(7))).toBe(at(6));
  });
});

test("at the last change every round has the phase it has now", () => {
  const seconds = fc.integer({ min: -4000, max: 4000 });
  const rounds = fc.array(fc.tuple(seconds, fc.constantFrom("korea", "yeekee_5")), { maxLength: 5 });
  fc.assert(
    fc.property(rounds, fc.integer({ min: -8_000_000, max: 8_000_000 }), (closes, ms) => {
      const all = closes.map(([second, betType]) => round(close + second, betType));
      const nowMs = close * 1000 + ms;
      const changeMs = lastPhaseChange(all, close * 1000 - 9_000_000, nowMs);
      expect(changeMs).toBeLessThanOrEqual(nowMs);
      expect(all.map((one) => phaseOf(one, changeMs))).toEqual(all.map((one) => phaseOf(one, nowMs)));
    }),
  );
});
