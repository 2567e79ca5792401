import { describe, expect, test } from "vitest";
import { parseBetId } from "@/lib/domain/rounds/bet-id";
import type { Market } from "@/lib/domain/rounds/market";
import { roundsAhead, roundsOf } from "@/lib/domain/rounds/schedule";
import {
  addDays,
  atBangkok,
  bangkokDate,
  bangkokIso,
  displayDateTime,
  epochMs,
  MINUTE_MS,
  weekday,
} from "@/lib/domain/time/time";
import { atZone } from "@/lib/domain/time/time-zone";
import rows from "@/upstream/rounds/markets.json";

const markets = rows as readonly Market[];
const market = (betType: string) => markets.find((one) => one.betType === betType) as Market;
const year = Array.from({ length: 366 }, (_, at) => addDays("2026-11-01", at));
const monday = "2026-11-23";
/** The first and last round numbers whose close is on the next day, as specified. Dow Jones always is. */
const rolledNumbers: Readonly<Record<string, readonly [number, number]>> = {
  yeekee: [73, 88],
  yeekee_5: [228, 265],
  pingpong: [19, 22],
};

function isRolledBySpec(betType: string, roundNo: number | null): boolean {
  if (betType === "dowjones") return true;
  const [first, last] = rolledNumbers[betType] ?? [];
  return first !== undefined && last !== undefined && roundNo !== null && first <= roundNo && roundNo <= last;
}

test("every market stands in the data, with the spec's spelling", () => {
  expect(markets).toHaveLength(27);
  expect(new Set(markets.map((one) => one.betType)).size).toBe(27);
  expect(markets.filter((one) => one.betGroup === "set_4").map((one) => one.betName)).toEqual([
    "BET_LOTERRY4_LAOS",
    "BET_LOTTERY4_LAOS_SUPER",
    "BET_LOTERRY4_HANOY",
    "BET_LOTERRY4_MALAY",
  ]);
});

describe("numbered rounds close, roll and end as the table says", () => {
  test.each([
    ["yeekee", 1, "06:00", 0, "06:02:00"],
    ["yeekee", 34, "14:15", 0, "14:17:00"],
    ["yeekee", 72, "23:45", 0, "23:47:00"],
    ["yeekee", 73, "00:00", 1, "00:02:00"],
    ["yeekee", 88, "03:45", 1, "03:47:00"],
    ["yeekee_5", 1, "05:05", 0, "05:05:30"],
    ["yeekee_5", 227, "23:55", 0, "23:55:30"],
    ["yeekee_5", 228, "00:00", 1, "00:00:30"],
    ["yeekee_5", 265, "03:05", 1, "03:05:30"],
    ["pingpong", 1, "06:00", 0, "06:02:00"],
    ["pingpong", 18, "23:00", 0, "23:02:00"],
    ["pingpong", 19, "00:00", 1, "00:02:00"],
    ["pingpong", 22, "03:00", 1, "03:02:00"],
  ])("%s round %d closes %s, %d day on, result %s", (betType, roundNo, close, days, result) => {
    const round = roundsOf(market(betType), monday)[roundNo - 1];
    expect(round).toMatchObject({
      betId: `${betType}-${monday}-${roundNo}`,
      roundNo,
      dt: monday,
      closeTime: close,
      closeDt: addDays(monday, days),
      resultDt: addDays(monday, days),
    });
    expect(displayDateTime(round?.resultMs ?? 0).slice(11)).toBe(result);
    expect(round?.openMs).toBe(atBangkok(monday, "05:00"));
  });

  test("375 a service day, 58 of them rolled", () => {
    const day = markets.filter((one) => one.betGroup === "yeekee").flatMap((one) => roundsOf(one, monday));
    const rolled = day.filter((round) => round.closeDt !== round.dt);
    expect([day.length, rolled.length, day.length - rolled.length]).toEqual([375, 58, 317]);
    const count = (betType: string) => rolled.filter((round) => round.betType === betType).length;
    expect([count("yeekee"), count("yeekee_5"), count("pingpong")]).toEqual([16, 38, 4]);
  });
});

describe("over a year", () => {
  test("every round opens, closes and ends in this order, under a betId of its own", () => {
    const ids = new Set<string>();
    let rounds = 0;
    for (const one of markets) {
      for (const dt of year) {
        let closedMs = 0;
        for (const round of roundsOf(one, dt)) {
          rounds += 1;
          ids.add(round.betId);
          if (!(round.openMs < round.closeMs && round.closeMs < round.resultMs && closedMs < round.closeMs)) {
            expect.fail(`${round.betId} is out of order`);
          }
          closedMs = round.closeMs;
        }
      }
    }
    expect(ids.size).toBe(rounds);
  });

  test("the schedule and the numbers of the spec agree on what rolls to the next day", () => {
    for (const one of markets) {
      for (const dt of year) {
        for (const round of roundsOf(one, dt)) {
          const rolled = round.closeDt !== round.dt;
          if (rolled !== isRolledBySpec(round.betType, round.roundNo)) expect.fail(round.betId);
          if (rolled && round.closeDt !== addDays(dt, 1)) expect.fail(round.betId);
        }
      }
    }
  });

  test("every stock round closes at least 5 minutes before its figure exists, and the result comes after it", () => {
    for (const one of markets) {
      if (one.schedule.kind !== "exchange") continue;
      const { figure, weekdays } = one.schedule;
      const days = year.filter((dt) => weekdays.includes(weekday(dt)));
      for (const dt of days) {
        const rounds = roundsOf(one, dt);
        expect(rounds).toHaveLength(1);
        const figureMs = atZone(dt, figure.time, figure.zone);
        if ((rounds[0]?.closeMs ?? 0) > figureMs - 5 * MINUTE_MS)
          expect.fail(`${one.betType} ${dt} closes late`);
        if ((rounds[0]?.resultMs ?? 0) < figureMs) expect.fail(`${one.betType} ${dt} has a result too early`);
      }
      for (const dt of year) if (!days.includes(dt)) expect(roundsOf(one, dt)).toEqual([]);
    }
  });

  test("parts of an id come back out of it", () => {
    for (const one of markets) {
      for (const round of year.slice(0, 14).flatMap((dt) => roundsOf(one, dt))) {
        const { betType, dt, roundNo } = round;
        expect(parseBetId(round.betId)).toEqual({ betType, dt, roundNo });
      }
    }
  });
});

describe("exchanges", () => {
  test("Dow Jones closes after midnight and ends by New York's clock", () => {
    const winter = roundsOf(market("dowjones"), monday)[0];
    expect(bangkokIso(winter?.closeMs ?? 0)).toBe("2026-11-24T00:30:00+07:00");
    expect(bangkokIso(winter?.resultMs ?? 0)).toBe("2026-11-24T04:15:00+07:00");
    const summer = roundsOf(market("dowjones"), "2026-07-17")[0];
    expect(bangkokIso(summer?.resultMs ?? 0)).toBe("2026-07-18T03:15:00+07:00");
    expect(summer).toMatchObject({ dt: "2026-07-17", closeDt: "2026-07-18", resultDt: "2026-07-18" });
  });

  test.each([
    ["england", "2026-07-15", "22:00"],
    ["england", "2026-12-15", "23:00"],
    ["germany", "2026-07-15", "22:10"],
    ["germany", "2026-12-15", "23:10"],
    ["egypt", "2026-07-15", "18:15"],
    ["egypt", "2026-12-15", "19:15"],
    ["th_close", "2026-12-15", "16:25"],
  ])("%s on %s closes %s in Bangkok", (betType, dt, close) => {
    expect(roundsOf(market(betType), dt)[0]?.closeTime).toBe(close);
  });

  test("Cairo trades on Sunday and rests on Friday", () => {
    expect(roundsOf(market("egypt"), "2026-11-22")).toHaveLength(1);
    expect(roundsOf(market("egypt"), "2026-11-27")).toHaveLength(0);
  });
});

describe("four-digit sets", () => {
  test("are open from the previous result on", () => {
    const lao = roundsOf(market("lao"), "2026-11-23")[0];
    expect(bangkokIso(lao?.openMs ?? 0)).toBe("2026-11-20T20:40:00+07:00");
    expect(roundsOf(market("lao"), "2026-11-24")).toEqual([]);
    const daily = roundsOf(market("hanoy"), "2026-11-24")[0];
    expect(bangkokIso(daily?.openMs ?? 0)).toBe("2026-11-23T18:40:00+07:00");
  });
});

describe("rounds that should exist now", () => {
  const at = epochMs("2026-11-24T00:10:00+07:00");

  test("include last evening's that are still open, and nothing that is closed", () => {
    expect(roundsAhead(market("dowjones"), at).map((round) => round.betId)).toEqual([
      "dowjones-2026-11-23",
      "dowjones-2026-11-24",
      "dowjones-2026-11-25",
      "dowjones-2026-11-26",
    ]);
    expect(roundsAhead(market("yeekee"), at, undefined, 0)[0]?.betId).toBe("yeekee-2026-11-23-74");
    for (const one of markets) {
      for (const round of roundsAhead(one, at)) expect(round.closeMs).toBeGreaterThan(at);
    }
  });

  test("reach two days ahead for daily markets", () => {
    expect(roundsAhead(market("hanoy"), at).map((round) => round.dt)).toEqual([
      "2026-11-24",
      "2026-11-25",
      "2026-11-26",
    ]);
  });

  test("of the government are the next two, whenever it is", () => {
    for (const dt of year) {
      const now = atBangkok(dt, "15:20");
      const next = roundsAhead(market("gov"), now);
      expect(next).toHaveLength(2);
      expect((next[0]?.closeMs ?? 0) > now).toBe(true);
      expect(next[1]?.openMs).toBe((next[0]?.resultMs ?? 0) + 60 * MINUTE_MS);
      expect(bangkokDate(next[0]?.openMs ?? 0) <= dt).toBe(true);
    }
  });
});
