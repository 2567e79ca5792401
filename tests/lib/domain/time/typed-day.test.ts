import { describe, expect, test } from "vitest";
import { isDayLike, settledDay, typeDay } from "@/lib/domain/time/typed-day";

/** The box after each key. */
const keyed = (keys: string) => [...keys].reduce((text, key) => typeDay(text, text + key), "");

describe("a day typed key by key", () => {
  test.each([
    "16112026",
    "16/11/2026",
    "16-11-2026",
    "16.11.2026",
    "16 11 2026",
    "16 / 11 / 2026",
    "๑๖/๑๑/๒๐๒๖",
    "2026-11-16",
    "2026/11/16",
    "2026.11.16",
    "2569-11-16",
  ])("%s", (keys) => {
    expect(keyed(keys)).toBe("16/11/2026");
  });

  test.each([
    ["1/6/2026", "1/6/2026"],
    ["1-06-2026", "1/06/2026"],
    ["16/11/2569", "16/11/2569"],
    ["31/02/2026", "31/02/2026"],
    ["99/99/2026", "99/99/2026"],
    ["2026-02-31", "2026-02-31"],
    ["soon", "soon"],
  ])("%s stays what it is", (keys, text) => {
    expect(keyed(keys)).toBe(text);
  });

  test("slashes come as the digits do, and can be deleted and typed again", () => {
    expect([keyed("1"), keyed("16"), keyed("161"), keyed("1611")]).toEqual(["1", "16/", "16/1", "16/11/"]);
    expect(typeDay("16/", "16")).toBe("16");
    expect(typeDay("16", "16/")).toBe("16/");
    expect(typeDay("16", "161")).toBe("16/1");
    expect(typeDay("16/11", "16/112")).toBe("16/11/2");
    expect(typeDay("16/11/2026", "1/11/2026")).toBe("1/11/2026");
    expect(typeDay("1/11/2026", "16/11/2026")).toBe("16/11/2026");
  });
});

test.each([
  ["16/11/2026"],
  ["16-11-2026"],
  [" 16.11.2026 "],
  ["2026-11-16"],
  ["20261116"],
  ["16112026"],
  ["16/11/69"],
  ["16 พ.ย. 69"],
  ["\u202a16\u00a0พ.ย.\u00a02569\u202c"],
  ["16 November 2026"],
])("%j pasted over another day", (text) => {
  expect(typeDay("01/02/2025", text)).toBe("16/11/2026");
  expect(typeDay("", text)).toBe("16/11/2026");
});

test.each(["16 พ.ย. 69 14:05 น.", "16-11-26", "soon", "31/02/2026"])(
  "%j pasted stays what it is, for whoever reads the form",
  (text) => {
    expect(typeDay("01/02/2025", text)).toBe(text);
    expect(settledDay(text)).toBe(text);
  },
);

test.each([
  ["16/11/69", "16/11/69"],
  ["16 พ.ย. 69", "16/พ.ย. 69"],
  ["1 Dec 2026", "1/Dec 2026"],
])("%s typed key by key is %s, and the day once the box is left", (keys, text) => {
  expect(keyed(keys)).toBe(text);
  expect(settledDay(text)).toBe(text.startsWith("16") ? "16/11/2026" : "01/12/2026");
});

test.each([
  ["16/11/2026", true],
  ["31/02/2026", true],
  ["99/99/2026", true],
  ["2026-02-31", true],
  ["16/11", false],
  ["soon", false],
  ["", false],
])("%j is written like a day: %s", (text, isOne) => {
  expect(isDayLike(text)).toBe(isOne);
});
