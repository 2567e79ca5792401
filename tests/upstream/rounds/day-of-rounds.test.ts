import { describe, expect, test } from "vitest";
import { dayOfBetLists } from "@/lib/contract/rounds";
import { addDays, atBangkok, epochMs, SECOND_MS } from "@/lib/domain/time/time";
import { yeekeeGames } from "@/lib/domain/yeekee/day";
import { oneDatabase } from "../../support/database";
import { TODAY } from "../../support/facts";
import { useService } from "../../support/use-service";

const rounds = { yeekee: 88, yeekee_5: 265, pingpong: 22 };

describe.each(oneDatabase)("a day of rounds on $kind", (kind) => {
  const open = useService(kind);

  test.each(yeekeeGames)("of %s stands whole and in order on the day after", async (betType) => {
    const dt = addDays(TODAY, 1);
    const day = await open().call(dayOfBetLists, { query: { betType, dt } });
    expect(day.dt).toBe(dt);
    expect(day.rounds.map(({ roundNo }) => roundNo)).toEqual(
      Array.from({ length: rounds[betType] }, (_, at) => at + 1),
    );
    const closes = day.rounds.map(({ unixTimeStamp }) => unixTimeStamp.realCloseTime);
    expect(closes).toEqual(closes.toSorted((a, b) => a - b));
  });

  test("carries the date of a round that rolls over midnight, and the end of its shooting", async () => {
    const dt = addDays(TODAY, 1);
    const day = await open().call(dayOfBetLists, { query: { betType: "yeekee", dt } });
    const roll = (roundNo: number) => day.rounds.find((round) => round.roundNo === roundNo);
    expect(roll(72)).toMatchObject({ closeDt: dt, closeTime: "23:45" });
    const next = addDays(dt, 1);
    expect(roll(73)).toMatchObject({ closeDt: next, closeTime: "00:00" });
    const close = atBangkok(next, "00:00") / SECOND_MS;
    expect(roll(73)?.unixTimeStamp).toMatchObject({
      realCloseTime: close,
      shotsEndTime: close + 120,
      realResultTime: close + 180,
    });
  });

  test("without a date is the one whose rounds are still being drawn", async () => {
    const day = await open().call(dayOfBetLists, { query: { betType: "yeekee" } });
    const due = day.rounds.filter(
      ({ unixTimeStamp }) => unixTimeStamp.realResultTime * SECOND_MS > epochMs(day.serverTime),
    );
    expect(due.length).toBeGreaterThan(0);
  });

  test("of a market that has no rounds is not found, and a day without any is empty", async () => {
    const service = open();
    const refused = await service.refusal(dayOfBetLists, { query: { betType: "nowhere" } });
    expect(refused.code).toBe("not-found");
    const past = await service.call(dayOfBetLists, { query: { betType: "yeekee", dt: "2020-01-01" } });
    expect(past.rounds).toEqual([]);
  });
});
