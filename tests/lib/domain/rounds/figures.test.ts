import { describe, expect, test } from "vitest";
import { parseBetId } from "@/lib/domain/rounds/bet-id";
import { indexResult, setResult } from "@/lib/domain/rounds/figures";
import { correctRoundName } from "@/lib/domain/rounds/names";
import { rollsToNextDay } from "@/lib/domain/rounds/roll-over";
import { winningNumbers } from "@/lib/domain/settlement";

describe("an index becomes a result", () => {
  test("the vector: 38,274.05 and −153.62", () => {
    const result = indexResult("38,274.05", "−153.62");
    expect(result).toEqual({ top3: "405", bottom2: "62" });
    expect(winningNumbers(result, "teng_bon_2")).toEqual(["05"]);
  });

  test.each([
    ["38274.05", "-153.62", "405", "62"],
    ["100.00", "+0.10", "000", "10"],
    ["9.99", "0.00", "999", "00"],
    [" 1,234,567.80 ", "12.00", "780", "00"],
  ])("%s and %s make %s and %s", (close, change, top3, bottom2) => {
    expect(indexResult(close, change)).toEqual({ top3, bottom2 });
  });

  test.each(["", "38274", "38274.5", "38274.055", "3,82,74.05", "1e3.00", "NaN", "12.3a"])(
    "'%s' is no figure",
    (text) => {
      expect(() => indexResult(text, "1.00")).toThrow(RangeError);
      expect(() => indexResult("1.00", text)).toThrow(RangeError);
    },
  );
});

test("the Thai exchange takes the last decimal of SET50 before both of SET", () => {
  expect(setResult("912.37", "1,412.58", "-4.09")).toEqual({ top3: "758", bottom2: "09" });
});

describe("round ids", () => {
  test.each([
    ["gov-2026-12-01", { betType: "gov", dt: "2026-12-01", roundNo: null }],
    ["yeekee_5-2026-12-01-265", { betType: "yeekee_5", dt: "2026-12-01", roundNo: 265 }],
    ["lao-super-2026-12-01", { betType: "lao-super", dt: "2026-12-01", roundNo: null }],
    ["gov-2026-13-01", null],
    ["gov", null],
    ["2026-12-01", null],
    ["gov-2026-12-01-0", null],
    ["../gov-2026-12-01", null],
  ])("%s", (betId, parts) => {
    expect(parseBetId(betId)).toEqual(parts);
  });
});

test.each([
  ["dowjones", null, true],
  ["yeekee", 72, false],
  ["yeekee", 73, true],
  ["yeekee_5", 227, false],
  ["yeekee_5", 228, true],
  ["pingpong", 18, false],
  ["pingpong", 19, true],
  ["yeekee", null, false],
  ["gov", null, false],
])("%s round %s rolls to the next day: %s", (betType, roundNo, expected) => {
  expect(rollsToNextDay(betType, roundNo)).toBe(expected);
});

test.each([
  ["หุ้นสิงค์โปร์", "หุ้นสิงคโปร์"],
  ["นิคเคอิ เช้า", "นิเคอิ เช้า"],
  ["ดาวโจน", "ดาวโจนส์"],
  ["ดาวโจนส์", "ดาวโจนส์"],
  ["ฮั่งเสง บ่าย", "ฮั่งเส็ง บ่าย"],
  ["หวยรัฐบาล", "หวยรัฐบาล"],
])("%s is written %s", (name, expected) => {
  expect(correctRoundName(name)).toBe(expected);
});
