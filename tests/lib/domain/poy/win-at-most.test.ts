import fc from "fast-check";
import { expect, test } from "vitest";
import { satang } from "@/lib/domain/money/money";
import { digitsOf, type PoyOption, poyOptions } from "@/lib/domain/poy/options";
import { winOf } from "@/lib/domain/poy/slip";
import { winAtMost } from "@/lib/domain/poy/win-at-most";
import { worstOutcome } from "@/lib/domain/settlement/worst-outcome";

const line = (option: PoyOption, number: string, baht: number, multiply: number) => ({
  option,
  number,
  price: satang(baht * 100),
  multiply,
});

test.each([
  ["nothing", [], 0],
  ["one line", [line("teng_bon_2", "25", 10, 90)], 900],
  [
    "above and below are drawn apart",
    [line("teng_bon_2", "25", 10, 90), line("teng_lang_2", "76", 5, 90)],
    1350,
  ],
  [
    "two numbers of one option exclude each other",
    [line("teng_bon_2", "25", 10, 90), line("teng_bon_2", "26", 20, 90)],
    1800,
  ],
  [
    "one number twice is paid twice",
    [line("teng_bon_2", "25", 10, 90), line("teng_bon_2", "25", 10, 45)],
    1350,
  ],
  [
    "three digits decide the two behind, the run and any order",
    [
      line("teng_bon_3", "125", 1, 900),
      line("teng_bon_2", "25", 1, 90),
      line("teng_bon_1", "1", 1, 3.2),
      line("tode_3", "521", 1, 150),
      line("teng_bon_2", "26", 1, 90),
    ],
    1143.2,
  ],
  [
    "two front prizes, each number once",
    [
      line("teng_bon_nha_3", "111", 1, 450),
      line("teng_bon_nha_3", "222", 1, 450),
      line("teng_bon_nha_3", "333", 1, 450),
    ],
    900,
  ],
])("%s", (_what, lines, baht) => {
  expect(winAtMost(lines)).toBe(Math.round(baht * 100));
});

test("is the dearest outcome of these lines for the house, whatever the slip", () => {
  const bet = fc
    .record({
      option: fc.constantFrom(...poyOptions),
      figure: fc.integer({ min: 0, max: 999 }),
      baht: fc.integer({ min: 1, max: 50 }),
      multiply: fc.constantFrom(3.2, 4.2, 45, 90, 150, 900),
    })
    .map(({ option, figure, baht, multiply }) =>
      line(option, String(figure).padStart(3, "0").slice(-digitsOf(option)), baht, multiply),
    );
  fc.assert(
    fc.property(fc.array(bet, { maxLength: 30 }), (lines) => {
      const payouts = new Map<string, number>();
      for (const one of lines) {
        const key = `${one.option} ${one.number}`;
        payouts.set(key, (payouts.get(key) ?? 0) + winOf(one));
      }
      const sold = [...payouts].map(([key, payout]) => {
        const [option, number = ""] = key.split(" ");
        return { option: option as PoyOption, number, payout: satang(payout) };
      });
      expect(winAtMost(lines)).toBe(worstOutcome("government", sold).payout);
    }),
    { numRuns: 40 },
  );
});
