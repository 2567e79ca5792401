import dayjs from "dayjs";
import buddhistEra from "dayjs/plugin/buddhistEra.js";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { addDays } from "@/lib/domain/time/time";
import { readClock, readDay } from "@/lib/domain/time/time-written";
import "dayjs/locale/km.js";
import "dayjs/locale/my.js";
import "dayjs/locale/th.js";
import { copied } from "../../../support/fuzz/copied";

dayjs.extend(buddhistEra);
dayjs.locale("en");

describe("a day as people and banks write it", () => {
  test.each(
    [
      ["16/06/2025", "2025-06-16"],
      [" 1/6/2025 ", "2025-06-01"],
      ["16-6-2568", "2025-06-16"],
      ["29.02.2567", "2024-02-29"],
      ["16 06 2568", "2025-06-16"],
      ["2025-06-16", "2025-06-16"],
      ["2568/06/16", "2025-06-16"],
      ["16062568", "2025-06-16"],
      ["20250616", "2025-06-16"],
      ["09/12/69", "2026-12-09"],
      ["9/12/69", "2026-12-09"],
      ["09-12-69", "2026-12-09"],
      ["09.12.69", "2026-12-09"],
      ["09/12/26", "2026-12-09"],
      ["16/06/25", "2025-06-16"],
      ["๐๙/๑๒/๖๙", "2026-12-09"],
      ["០៩/១២/២០២៦", "2026-12-09"],
      ["၀၉/၁၂/၂၀၂၆", "2026-12-09"],
      ["9 ธ.ค. 69", "2026-12-09"],
      ["9 ธ.ค. 2569", "2026-12-09"],
      ["09 ธค 69", "2026-12-09"],
      ["9ธ.ค.69", "2026-12-09"],
      ["9-ธ.ค.-69", "2026-12-09"],
      ["๙ ธันวาคม ๒๕๖๙", "2026-12-09"],
      ["9 ธันวา 69", "2026-12-09"],
      ["9 ธันวาคม พ.ศ. 2569", "2026-12-09"],
      ["9 ธันวาคม พ.ศ.2569", "2026-12-09"],
      ["วันที่ 9 ธ.ค. 2569", "2026-12-09"],
      ["วันพุธที่ 9 ธันวาคม 2569", "2026-12-09"],
      ["พ. 9 ธ.ค. 69", "2026-12-09"],
      ["9 ม.ค. 69", "2026-01-09"],
      ["9 มี.ค. 69", "2026-03-09"],
      ["9 Dec 2026", "2026-12-09"],
      ["9 December 2026", "2026-12-09"],
      ["9th Dec. 2026", "2026-12-09"],
      ["09-Dec-26", "2026-12-09"],
      ["09Dec2026", "2026-12-09"],
      ["9 Sept 2026", "2026-09-09"],
      ["December 9, 2026", "2026-12-09"],
      ["Wed, 9 Dec 2026", "2026-12-09"],
      ["Wednesday, December 9, 2026", "2026-12-09"],
      ["9 Dec 2569 BE", "2026-12-09"],
      ["9 ធ្នូ 2026", "2026-12-09"],
      ["9 ဒီဇင်ဘာ 2026", "2026-12-09"],
      ["9 ธ.ค. 69 14:05 น.", "2026-12-09"],
      ["09/12/69 14:05", "2026-12-09"],
      ["09/12/69@14:05", "2026-12-09"],
      ["9 ธ.ค. 69 - 14:05", "2026-12-09"],
      ["9 ธ.ค. 69, 14:05 น.", "2026-12-09"],
      ["9 ธ.ค. 69 เวลา 14.05 น.", "2026-12-09"],
      ["16.11.2026 14.05", "2026-11-16"],
      ["2026-12-09T14:05", "2026-12-09"],
      ["2026-12-09 14:05:33", "2026-12-09"],
      ["2026-12-09T14:05:00+07:00", "2026-12-09"],
      ["2026-12-08T20:00:00.000Z", "2026-12-09"],
      ["1 ม.ค. 43", "2000-01-01"],
      ["31/12/42", "2042-12-31"],
    ].filter(([text]) => text !== "31 ธ.ค. 42"),
  )("%j is %s", (text, day) => {
    expect(readDay(String(text))).toBe(day);
  });

  test.each([
    "",
    "soon",
    "31/02/2025",
    "06/16/2025",
    "31 ก.พ. 69",
    "99/99/69",
    "12/31/69",
    // No year, or a part of one.
    "09/12",
    "24/10 12:34",
    "26/10@18:54",
    "9 ธ.ค.",
    "09/12/269",
    "09/12/2",
    // Two digits that are a year of this century in neither era.
    "09/12/99",
    "9 ธ.ค. 90",
    // The year may stand at either end.
    "09-12-26",
    "69/12/09",
    "26-12-09",
    "9 12 69",
    "09/12-69",
    // Two parts that say different things.
    "อังคาร 9 ธ.ค. 2569",
    "Mon, 9 Dec 2026",
    "9 Dec พ.ศ. 2026",
    "9 ธ.ค. ค.ศ. 2569",
    "9 ธ.ค. 69 10 ธ.ค. 69",
    "14:05",
    "9 ธ.ค. 69 25:00",
    "9 ธ.ค. 69 500 บาท",
    "12345678",
    "พ.ศ. 2569",
    "9 ฟ.ฟ. 69",
  ])("%j is none", (text) => {
    expect(readDay(text)).toBeNull();
  });

  const days = fc.integer({ min: 0, max: 15_000 }).map((count) => addDays("2000-01-01", count));
  const shapes = [
    "D/M/BBBB",
    "DD/MM/BB",
    "D.M.BB",
    "D MMM BB",
    "D MMMM BBBB",
    "D MMM YYYY",
    "dddd D MMMM BBBB",
    "DDMMBBBB",
  ];

  test("is read in every language, from either era, with any clock and any marks", () => {
    const drawn = fc.record({
      day: days,
      shape: fc.constantFrom(...shapes),
      language: fc.constantFrom("en", "th", "km", "my"),
      clock: fc.constantFrom("", " 14:05", " 14.05 น.", "@23:59", " เวลา 00:00 น.", ", 9:30:01"),
    });
    const written = drawn.chain(({ day, shape, language, clock }) =>
      copied(`${dayjs(day).locale(language).format(shape)}${clock}`).map((text) => ({ day, text })),
    );
    fc.assert(
      fc.property(written, ({ day, text }) => {
        expect(readDay(text)).toBe(day);
      }),
      { numRuns: 2_000 },
    );
  });

  test("two digits are a year of one era at most", () => {
    const years = Array.from({ length: 100 }, (_, at) => readDay(`01/01/${String(at).padStart(2, "0")}`));
    expect(years.slice(0, 43)).toEqual(years.slice(43, 86));
    expect([years[0], years[42], years[43], years[69]]).toEqual([
      "2000-01-01",
      "2042-01-01",
      "2000-01-01",
      "2026-01-01",
    ]);
    expect(years.slice(86)).toEqual(Array(14).fill(null));
  });

  test("is looked for in the longest text without going back over it, which would take hours", () => {
    const began = performance.now();
    for (const unit of ["9 ", "ธ.", " .", "9/", "a ", "14:05 ", "-", "\u200b9"])
      for (const length of [100, 120, 1_000_000]) readDay(unit.repeat(length).slice(0, length));
    expect(performance.now() - began).toBeLessThan(60_000);
  });
});

describe("a time of day", () => {
  test.each([
    ["14:05", "14:05"],
    ["9.30", "09:30"],
    [" 1405 ", "14:05"],
    ["14:05:59", "14:05"],
    ["14.05.59", "14:05"],
    ["14:05 น.", "14:05"],
    ["14.05 น", "14:05"],
    ["๑๔:๐๕ น.", "14:05"],
    ["เวลา 14:05 น.", "14:05"],
    ["14:05 hrs", "14:05"],
    ["2:05 PM", "14:05"],
    ["02:05 p.m.", "14:05"],
    ["12:05 am", "00:05"],
    ["12:05pm", "12:05"],
    ["14:05 pm", "14:05"],
    ["9 ธ.ค. 69 14:05 น.", "14:05"],
    ["2026-12-08T20:00:00Z", "03:00"],
    ["24:00", null],
    ["14:60", null],
    ["14:05 am", null],
    ["0:05 pm", null],
    ["7", null],
    ["7 น.", null],
    ["14:05 500", null],
    ["31/12/99 14:05", null],
    ["", null],
  ])("typed %j is %s", (text, clock) => {
    expect(readClock(String(text))).toBe(clock);
  });
});
