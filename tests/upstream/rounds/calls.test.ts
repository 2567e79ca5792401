import { describe, expect, test } from "vitest";
import { rateNow, rateRecommend, roundRates } from "@/lib/contract/numbers";
import { setLimit } from "@/lib/contract/operators/limits";
import { suspendRound } from "@/lib/contract/operators/rounds";
import { betListMinMaxes, latestBetLists, oneBetList } from "@/lib/contract/rounds";
import { satang } from "@/lib/domain/money/money";
import { poyOptions } from "@/lib/domain/poy/options";
import { atBangkok } from "@/lib/domain/time/time";
import { plannedMarkets } from "@/upstream/rounds/markets";
import { oneDatabase } from "../../support/database/database";
import { useService } from "../../support/service/use-service";
import { NEXT_DRAW, TODAY } from "../../support/world/facts";
import { newcomers, operator } from "../../support/world/people";
import { addRound, bet, line } from "../../support/world/rounds";

describe.each(oneDatabase)("reading rounds on $kind", (kind) => {
  const open = useService(kind);

  test("the list has the next round of every market, each with its clock and largest stakes", async () => {
    const service = open();
    const rounds = await service.call(latestBetLists);
    expect(new Set(rounds.map(({ betType }) => betType))).toEqual(
      new Set(plannedMarkets.map(({ betType }) => betType)),
    );
    const morning = rounds.find(({ betList }) => betList.betId === `th_open-${TODAY}`);
    expect(morning).toMatchObject({
      betGroup: "stock",
      dt: TODAY,
      closeDt: TODAY,
      closeTime: "09:50",
      resultDt: TODAY,
      resultTime: "10:10",
      betList: {
        betName: "BET_STOCK_TH_OPEN",
        active: true,
        setResult: false,
        status: "open",
        betMax_teng_bon_3: satang(1_000_00),
        betMax_tode_3: satang(2_000_00),
        betMax_teng_bon_1: satang(10_000_00),
        unixTimeStamp: { realCloseTime: atBangkok(TODAY, "09:50") / 1_000 },
      },
    });
    expect(morning?.betList).not.toHaveProperty("betMax_teng_lang_3");
    expect(Math.abs(Date.parse(morning?.serverTime ?? "") - (await service.now()))).toBeLessThan(60_000);
  });

  test("the Dow Jones of a day closes and results on the day after it", async () => {
    const round = await open().call(oneBetList, { query: { id: "dowjones-2026-11-27" } });
    expect([round.dt, round.closeDt, round.closeTime]).toEqual(["2026-11-27", "2026-11-28", "00:30"]);
  });

  test("limits and rates stand in the slip's display order; an option that the market lacks has the rate 0", async () => {
    const service = open();
    const gov = await service.call(betListMinMaxes, { query: { betId: NEXT_DRAW } });
    expect(gov.map(({ betOption }) => betOption)).toEqual(poyOptions);
    expect(gov.map(({ defaultRate }) => defaultRate)).toEqual([3.2, 4.2, 90, 90, 900, 150, 450, 450]);
    expect(gov[4]).toEqual({
      betOption: "teng_bon_3",
      betMin: satang(1_00),
      betMax: satang(1_000_00),
      memberMax: satang(5_000_00),
      defaultRate: 900,
    });
    const stock = await service.call(betListMinMaxes, { query: { betId: `th_open-${TODAY}` } });
    expect(stock.map(({ defaultRate }) => defaultRate)).toEqual([3.2, 4.2, 90, 90, 800, 120, 0, 0]);
  });

  test("number reach lists what differs: entries, sale tiers, closed; recommended go by rate, highest first", async () => {
    const service = open();
    const betId = await addRound(service, "th_open");
    const { token } = await operator(service, "administrator");
    const query = { betId, betType: "teng_bon_2" } as const;
    expect(await service.call(rateNow, { query })).toEqual({ defaultRate: 90, rateNow: [] });
    const limits = [
      ["11", 0],
      ["22", 70],
      ["33", 80.5],
      ["44", 95],
    ] as const;
    for (const [number, multiply] of limits) {
      await service.call(setLimit, { body: { betId, option: "teng_bon_2", number, multiply }, token });
    }
    const crowd = await newcomers(service, 2, satang(30_000_00));
    for (const member of crowd) {
      await bet(
        service,
        member,
        betId,
        Array.from({ length: 5 }, () => line("teng_bon_2", "47", 5_000)),
      );
    }
    const row = (number: string, multiply: number) => ({ number, option: "teng_bon_2", multiply });
    const { rateNow: rates } = await service.call(rateNow, { query });
    expect(rates).toEqual([row("11", 0), row("22", 70), row("33", 80.5), row("47", 45)]);
    expect(await service.call(rateRecommend, { query })).toEqual([
      row("33", 80.5),
      row("22", 70),
      row("47", 45),
    ]);
    const none = await service.call(rateNow, { query: { betId, betType: "teng_lang_3" } });
    expect(none).toEqual({ defaultRate: 0, rateNow: [] });

    await service.call(setLimit, { body: { betId, option: "tode_3", number: "123", multiply: 60 }, token });
    const oneByOne = await Promise.all(
      poyOptions.map(async (option) => ({
        option,
        ...(await service.call(rateNow, { query: { betId, betType: option } })),
      })),
    );
    const offered = oneByOne.filter(({ defaultRate }) => defaultRate > 0);
    expect(offered.map(({ option }) => option)).toEqual(poyOptions.slice(0, 6));
    expect(await service.call(roundRates, { query: { betId } })).toEqual(offered);
  });

  test("a suspended round is not active and says why; an unknown one is not found", async () => {
    const service = open();
    const betId = await addRound(service, "th_open");
    const { token } = await operator(service, "administrator");
    await service.call(suspendRound, { body: { betId, reason: "the exchange halted" }, token });
    const { betList } = await service.call(oneBetList, { query: { id: betId } });
    expect([betList.active, betList.status, betList.reason]).toEqual([
      false,
      "suspended",
      "the exchange halted",
    ]);
    expect((await service.refusal(oneBetList, { query: { id: "no-such-round" } })).code).toBe("not-found");
    const query = { betId: "no-such-round", betType: "teng_bon_2" } as const;
    expect((await service.refusal(rateNow, { query })).code).toBe("not-found");
    expect((await service.refusal(roundRates, { query: { betId: "no-such-round" } })).code).toBe("not-found");
  });
});
