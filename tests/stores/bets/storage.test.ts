import { beforeEach, describe, expect, test } from "vitest";
import { baht, betSlip, openRound, type } from "../bet-slip";

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const picked = (made: ReturnType<typeof betSlip>) =>
  made.slip().lines.map(({ option, number }) => `${option} ${number}`);

describe("a slip that is kept", () => {
  test("it comes back after a reload, for the same member only", () => {
    const made = betSlip();
    type(made, "47");
    made.slip().setAllPrices(baht(20));
    made.slip().writeNote("from a dream");
    const again = betSlip();
    again.slip().restore();
    expect(again.slip().lines).toEqual(made.slip().lines);
    expect(again.slip().note).toBe("from a dream");
    const other = betSlip(undefined, { owner: "someone-else" });
    other.slip().restore();
    expect(other.slip().lines).toEqual([]);
  });

  test("what is kept does not name the member", () => {
    const made = betSlip();
    type(made, "47");
    expect(Object.keys(localStorage)).toEqual(["slip:owner-mark:th_close-2026-11-23"]);
  });

  test("a closed round's numbers are offered to the next one of the market", () => {
    const closed = betSlip(undefined, { round: openRound({}, -10) });
    type(closed, "47");
    const round = openRound();
    const next = betSlip(undefined, {
      round: { ...round, betList: { ...round.betList, betId: "th_close-2026-11-24" } },
    });
    next.slip().restore();
    expect(next.slip().leftOver).toMatchObject({ betId: "th_close-2026-11-23" });
    next.slip().takeLeftOver();
    expect(picked(next)).toEqual(["teng_bon_2 47", "teng_lang_2 47"]);
    expect(next.slip().leftOver).toBeNull();
  });

  test.each([
    { days: ["22", "24"], closedAgo: [90_000, 10] },
    { days: ["24", "22"], closedAgo: [10, 90_000] },
  ])("of several closed rounds ($days) the last one's numbers are offered first", ({ days, closedAgo }) => {
    const slipOf = (day: string, closesInSeconds?: number) => {
      const round = openRound({}, closesInSeconds);
      const betList = { ...round.betList, betId: `th_close-2026-11-${day}` };
      return betSlip(undefined, { round: { ...round, betList } });
    };
    for (const [at, day] of days.entries()) type(slipOf(day, -(closedAgo[at] ?? 0)), day);
    const first = slipOf("25");
    first.slip().restore();
    expect(first.slip().leftOver).toMatchObject({ betId: "th_close-2026-11-24" });
    first.slip().dropLeftOver();
    const again = slipOf("25");
    again.slip().restore();
    expect(again.slip().leftOver).toMatchObject({ betId: "th_close-2026-11-22" });
  });

  test.each([
    ["add", ["12", "12", "47", "47"]],
    ["replace", ["47", "47"]],
  ] as const)("offered beside new numbers (%s), they take none of those away unasked", (way, numbers) => {
    const closed = betSlip(undefined, { round: openRound({}, -10) });
    type(closed, "47");
    const round = openRound();
    const next = betSlip(undefined, {
      round: { ...round, betList: { ...round.betList, betId: "th_close-2026-11-24" } },
    });
    next.slip().restore();
    type(next, "12");
    const drafted = next.slip().lines;
    next.slip().takeLeftOver();
    next.slip().dismissImport();
    expect(next.slip().lines).toEqual(drafted);
    expect(next.slip().leftOver).toMatchObject({ betId: "th_close-2026-11-23" });
    next.slip().takeLeftOver();
    next.slip().acceptImport(way);
    expect(next.slip().lines.map(({ number }) => number)).toEqual(numbers);
    expect(next.slip().leftOver).toBeNull();
    expect(Object.keys(localStorage)).toEqual(["slip:owner-mark:th_close-2026-11-24"]);
  });

  test("storage that holds something else is read as empty", () => {
    localStorage.setItem("slip:owner-mark:th_close-2026-11-23", '{"lines":[{"ref":1}],"note":""}');
    const made = betSlip();
    made.slip().restore();
    expect(made.slip().lines).toEqual([]);
  });
});
