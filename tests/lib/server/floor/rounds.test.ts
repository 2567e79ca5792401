import { describe, expect, test, vi } from "vitest";
import { latestLotteries4d } from "@/lib/contract/lotteries";
import { rateNow, roundRates } from "@/lib/contract/numbers";
import { betListMinMaxes, dayOfBetLists, latestBetLists, oneBetList } from "@/lib/contract/rounds";
import type { Satang } from "@/lib/domain/money/money";
import { isLimit, MOST_STAKE } from "@/lib/domain/poy/stake-range";
import { ask } from "@/lib/server/ask/ask";
import { completeRound, roundNoOf } from "@/lib/server/floor/rounds";
import { onFloor } from "./on-floor";

vi.mock("next/headers", async () => ({ headers: (await import("./on-floor")).pageHeaders }));
const upstream = onFloor();

describe("rounds of an upstream that has the spec's fields alone", () => {
  test("a round is open while it is active, settled once its result is set, closed between the two", async () => {
    const states = (await ask(latestBetLists)).map(({ betList }) => [betList.betId, betList.status]);
    expect(Object.fromEntries(states)).toMatchObject({ "1001": "open", "1002": "settled", "3034": "open" });
    const told = {
      betList: { active: true, setResult: false, unixTimeStamp: { realCloseTime: 1_796_000_000 } },
    };
    const at = (nowMs: number) => completeRound(told, nowMs);
    expect(at(1_795_999_999_000)).toMatchObject({ betList: { status: "open" } });
    expect(at(1_796_000_000_000)).toMatchObject({ betList: { status: "closed" } });
    const inactive = { betList: { ...told.betList, active: 0 } };
    expect(completeRound(inactive, 1_795_999_999_000)).toMatchObject({ betList: { status: "closed" } });
  });

  test("its times are read from the days and clock times where the stamp is missing", () => {
    const told = {
      name: "x",
      closeDt: "2026-11-30",
      closeTime: "15:20:00",
      resultDt: "2026-11-30",
      resultTime: "16:00",
    };
    expect(completeRound({ ...told, betList: { betId: "1" } }, 0)).toMatchObject({
      dt: "2026-11-30",
      closeTime: "15:20:00",
      betList: {
        unixTimeStamp: { openTime: 0, realCloseTime: 1_796_026_800, realResultTime: 1_796_029_200 },
      },
    });
  });

  test("a settled round has its numbers, which are a call of their own", async () => {
    const { betList } = await ask(oneBetList, { query: { id: "2002" } });
    expect(betList.result).toEqual({ top3: "652", bottom2: "34" });
  });

  test("a round that can't be read is left out, and the others stay", async () => {
    upstream().instead.set("GET /poy-api/bet-lists.latest", () => ({ data: [{ name: "no round" }] }));
    expect(await ask(latestBetLists)).toEqual([]);
  });

  test.each([
    ["the answer itself", (rows: unknown) => rows],
    ["below data.data", (rows: unknown) => ({ data: { data: rows } })],
  ])("a list that is %s", async (_, wrap) => {
    const rows = [
      {
        name: "x",
        betGroup: "gov",
        betType: "gov",
        betList: { betId: 7, betName: "x", unixTimeStamp: { realCloseTime: "1796026800" } },
      },
    ];
    upstream().instead.set("GET /poy-api/bet-lists.latest", () => ({ bare: wrap(rows) }));
    expect((await ask(latestBetLists)).map(({ betList }) => betList.betId)).toEqual(["7"]);
  });

  test("the largest stake is the round's, the rate that of the option's call", async () => {
    const rows = await ask(betListMinMaxes, { query: { betId: "1001" } });
    expect(rows.find(({ betOption }) => betOption === "tode_3")).toEqual({
      ...{ betOption: "tode_3", betMin: 100, betMax: 300_00, memberMax: MOST_STAKE, defaultRate: 150 },
    });
    // Neither call tells one: no page may name a figure.
    const untold = rows.find(({ betOption }) => betOption === "teng_bon_2");
    expect([untold?.betMax, untold?.memberMax].map((most) => isLimit(most as Satang))).toEqual([
      false,
      false,
    ]);
  });

  test("rates of all options are read one by one, without those that the market lacks", async () => {
    const rates = await ask(roundRates, { query: { betId: "1001" } });
    expect(rates.map(({ option }) => option)).not.toContain("teng_lang_3");
    expect(rates.find(({ option }) => option === "teng_bon_3")?.rateNow).toEqual([
      { number: "123", option: "teng_bon_3", multiply: 450 },
    ]);
    expect(upstream().seen.filter(({ call }) => call.endsWith(rateNow.path))).toHaveLength(8);
  });

  test("the day of a game has its listed rounds with the numbers of their names", async () => {
    const { rounds } = await ask(dayOfBetLists, { query: { betType: "yeekee_5" } });
    expect(rounds.map(({ betId, roundNo }) => [betId, roundNo])).toEqual([["4101", 101]]);
  });

  test("what can be played is in the day of its close, whatever date is written beside it", async () => {
    const [before, next] = [Date.now() - 20 * 60_000, Date.now() + 12 * 60_000];
    const row = (betId: string, dt: string, closeMs: number) => ({
      ...{ name: "ยี่กี รอบที่ 1", betGroup: "yeekee", betType: "yeekee", dt },
      betList: { betId, dt, active: closeMs > Date.now(), unixTimeStamp: { realCloseTime: closeMs / 1000 } },
    });
    const rows = [row("1", "2026-11-30", before), row("2", "2031-01-01", next)];
    upstream().instead.set("GET /poy-api/bet-lists.latest", () => ({ bare: { data: rows } }));
    const { rounds } = await ask(dayOfBetLists, { query: { betType: "yeekee" } });
    expect(rounds.map(({ betId }) => betId)).toContain("2");
  });

  test("a round without a number in its name has that of its close in the day", () => {
    const round = {
      name: "ยี่กี",
      betType: "yeekee",
      dt: "2026-11-30",
      betList: {
        betId: "x",
        unixTimeStamp: { realCloseTime: Date.parse("2026-11-30T14:15:00+07:00") / 1000 },
      },
    };
    expect(roundNoOf(round as never)).toBe(34);
  });

  test("four-digit markets are read alike", async () => {
    const { lao } = await ask(latestLotteries4d);
    expect(lao?.betList).toMatchObject({ betId: "6002", status: "open" });
  });
});
