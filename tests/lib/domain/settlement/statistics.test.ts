import fc from "fast-check";
import { expect, test } from "vitest";
import { wins } from "@/lib/domain/settlement/settlement";
import { coldest, countedOptions, hottest, neverDrawn, recordsOf } from "@/lib/domain/settlement/statistics";

/** Newest first. */
const draws = [
  { top3: "447", bottom2: "62" },
  { top3: "147", bottom2: "26" },
  { top3: "900", bottom2: "62" },
];
const record = (option: (typeof countedOptions)[number], number: string) =>
  recordsOf(option, draws).find((one) => one.number === number);

test.each([
  ["teng_bon_2", "47", 2, 0],
  ["teng_bon_2", "00", 1, 2],
  ["teng_lang_2", "26", 1, 1],
  ["teng_bon_3", "147", 1, 1],
  ["teng_bon_3", "148", 0, null],
  // 4 stands twice in the newest draw and counts once there.
  ["teng_bon_1", "4", 2, 0],
  ["teng_bon_1", "0", 1, 2],
  ["teng_lang_1", "2", 3, 0],
  ["teng_lang_1", "5", 0, null],
] as const)("on %s %s came %i times, %s draws ago", (option, number, count, gap) => {
  expect(record(option, number)).toEqual({ number, count, gap });
});

test("the government's draws count by their own prizes", () => {
  const government = { first: "491847", front3: ["123", "456"], back3: ["789", "321"], back2: "56" } as const;
  expect(recordsOf("teng_bon_2", [government])[47]).toMatchObject({ number: "47", count: 1 });
  expect(recordsOf("teng_lang_2", [government])[56]).toMatchObject({ number: "56", count: 1 });
});

test("hot goes by how often, then by how lately; cold by how long; what never came is in neither", () => {
  const records = recordsOf("teng_lang_1", draws);
  expect(hottest(records, 3).map(({ number }) => number)).toEqual(["2", "6"]);
  expect(coldest(records, 3).map(({ number }) => number)).toEqual(["2", "6"]);
  const tops = recordsOf("teng_bon_2", draws);
  expect(coldest(tops, 3).map(({ number }) => number)).toEqual(["00", "47"]);
});

test("what never came is named by itself, in order", () => {
  expect(neverDrawn(recordsOf("teng_lang_1", draws))).toEqual(["0", "1", "3", "4", "5", "7", "8", "9"]);
  expect(neverDrawn(recordsOf("teng_bon_2", draws))).toHaveLength(98);
});

test("without a draw nothing is hot and nothing cold", () => {
  const records = recordsOf("teng_bon_2", []);
  expect(records).toHaveLength(100);
  expect(hottest(records, 10)).toEqual([]);
  expect(coldest(records, 10)).toEqual([]);
});

test("property: counts and gaps are what looking through the draws one by one finds", () => {
  const digits = (count: number) =>
    fc.integer({ min: 0, max: 10 ** count - 1 }).map((n) => String(n).padStart(count, "0"));
  const draw = fc.record({ top3: digits(3), bottom2: digits(2) });
  fc.assert(
    fc.property(fc.array(draw, { maxLength: 40 }), fc.constantFrom(...countedOptions), (some, option) => {
      for (const { number, count, gap } of recordsOf(option, some)) {
        const winning = some.flatMap((one, at) => (wins(option, number, one) ? [at] : []));
        expect([number, count, gap]).toEqual([number, winning.length, winning[0] ?? null]);
      }
    }),
    { numRuns: 40 },
  );
});
