import { describe, expect, test } from "vitest";
import { judgeMarket } from "@/lib/domain/arbitrage/market-law";
import { defaultRates, type RateKind, rateKindOf } from "@/lib/domain/numbers/rates";
import { poyOptions } from "@/lib/domain/poy/options";
import { plannedMarkets } from "@/upstream/rounds/markets";

const hundredths = (kind: RateKind, change: Partial<Record<(typeof poyOptions)[number], number>> = {}) =>
  Object.fromEntries(
    poyOptions.map((option) => [option, Math.round((change[option] ?? defaultRates[kind][option]) * 100)]),
  );

describe("nobody who is alone in a round makes money", () => {
  test.each(plannedMarkets.map(({ betType, betGroup, rule }) => [betType, betGroup, rule] as const))(
    "of %s, for certain or on average, at its default rates",
    (betType, betGroup, rule) => {
      const kind = rateKindOf(betGroup, betType);
      const { sure, expected, sureSlip, expectedBet } = judgeMarket(
        betGroup,
        rule === "draw4" || !kind ? null : hundredths(kind),
      );
      expect(sureSlip).toBeNull();
      expect(expectedBet).toBeNull();
      expect(sure).toBeLessThanOrEqual(expected);
      expect(expected).toBeLessThan(1);
    },
  );

  test("no market lets the last shooter choose the result", () => {
    for (const { schedule } of plannedMarkets)
      if (schedule.kind === "sequence") expect(schedule.systemShot).toBe(true);
  });
});

describe("rates that break the law are found, with the slip that does it", () => {
  test("all hundred numbers of two digits win for certain above 97.4", () => {
    expect(judgeMarket("gov", hundredths("government", { teng_lang_2: 97.4 })).sureSlip).toBeNull();
    const { sure, sureSlip } = judgeMarket("gov", hundredths("government", { teng_lang_2: 97.41 }));
    expect(sure).toBeGreaterThan(1);
    const shares = sureSlip?.map(({ option, numbers, share }) => [option, numbers, share]);
    expect(shares).toEqual([
      ["teng_lang_2", 10, 0.1],
      ["teng_lang_2", 90, 0.9],
    ]);
  });

  test("a dear tode wins on average, and for certain only with the pairs and triples beside it", () => {
    const dear = judgeMarket("gov", hundredths("government", { tode_3: 165 }));
    expect(dear.expectedBet).toMatchObject({ option: "tode_3", numbers: 720 });
    expect(dear.sureSlip).toBeNull();
    const dearer = judgeMarket("gov", hundredths("government", { tode_3: 200 }));
    const options = new Set(dearer.sureSlip?.map(({ option }) => option));
    expect(dearer.sure).toBeGreaterThan(1);
    expect(options).toContain("tode_3");
    expect(options).toContain("teng_bon_3");
  });

  test("rank prizes count in rounds of shots: two digits at 93 are fair elsewhere, and win there", () => {
    const rates = hundredths("yeekee", { teng_bon_2: 93 });
    expect(judgeMarket("stock", rates).sureSlip).toBeNull();
    expect(judgeMarket("yeekee", rates).sureSlip).not.toBeNull();
  });
});
