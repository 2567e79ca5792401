import { describe, expect, test } from "vitest";
import { allMarkets } from "@/lib/contract/markets";
import { satang } from "@/lib/domain/money/money";
import { defaultRates, rateKindOf } from "@/lib/domain/numbers/rates";
import { plannedMarkets } from "@/upstream/rounds/markets";
import { oneDatabase } from "../../support/database";
import { useService } from "../../support/use-service";

describe.each(oneDatabase)("the markets for everyone to read on $kind", (kind) => {
  const open = useService(kind);

  test("are all there, each with the rates that the database holds and its own rule of taking back", async () => {
    const markets = await open().call(allMarkets);
    expect(markets.map(({ betType }) => betType)).toEqual(plannedMarkets.map(({ betType }) => betType));
    for (const { betGroup, betType, options, sets } of markets) {
      const rateKind = rateKindOf(betGroup, betType);
      const rates = options.map(({ betOption, defaultRate }) => [betOption, defaultRate]);
      const wanted = rateKind ? Object.entries(defaultRates[rateKind]).filter(([, rate]) => rate > 0) : [];
      expect([betType, new Map(rates as [string, number][])]).toEqual([betType, new Map(wanted)]);
      expect([betType, sets !== undefined]).toEqual([betType, betGroup === "set_4"]);
    }
    const cancels = Object.fromEntries(markets.map(({ betType, cancelMinutes }) => [betType, cancelMinutes]));
    expect(cancels).toMatchObject({ gov: 30, th_open: 10, dowjones: 10, lao: 10 });
    for (const [betType, minutes] of [
      ["yeekee", 2],
      ["pingpong", 2],
      ["yeekee_5", null],
    ] as const) {
      if (betType in cancels) expect([betType, cancels[betType]]).toEqual([betType, minutes]);
    }
  });

  test("of sets carry price, quota and the seven prizes, the highest first", async () => {
    const lao = (await open().call(allMarkets)).find(({ betType }) => betType === "lao");
    expect(lao).toMatchObject({ rule: "draw4", options: [], sets: { price: satang(120_00), quota: 50 } });
    expect(lao?.sets?.prizes.map(({ prize }) => prize / 100)).toEqual([
      125_000, 41_000, 5_500, 4_100, 1_800, 1_600, 1_600,
    ]);
  });
});
