import { describe, expect, test, vi } from "vitest";
import { readOwnBets, winsOf } from "@/app/[locale]/(public)/results/_parts/read-own-bets";
import {
  latestDay,
  readLatest,
  readResults,
  readWeek,
} from "@/app/[locale]/(public)/results/_parts/read-results";
import { readRounds, roundsFrom } from "@/app/[locale]/(public)/results/_parts/read-rounds";
import {
  endsInDemos,
  readDraws,
  readView,
  statisticsAddress,
} from "@/app/[locale]/(public)/results/_parts/read-statistics";
import type { Endpoint } from "@/lib/contract/endpoint";
import { Fault } from "@/lib/contract/fault";
import type { PoyRow } from "@/lib/contract/poys";
import type { ResultRow } from "@/lib/contract/rounds";
import { satang } from "@/lib/domain/money/money";
import { draw, stock } from "../../components/result/rows";

const world = vi.hoisted(() => ({
  all: [] as ResultRow[],
  slips: [] as unknown[],
  asked: [] as unknown[],
  isMember: true,
}));

const drawnAt = ({ resultDt, resultTime }: ResultRow) => `${resultDt} ${resultTime}`;

/** An upstream as its contract states: results of a day, drawn ones of a group newest first, a member's slips. */
vi.mock("@/lib/server/ask/ask", () => ({
  ask: async (
    { path }: Endpoint,
    { query = {}, body }: { query?: Record<string, unknown>; body?: unknown },
  ) => {
    if (path === "/poys.all") {
      world.asked.push(body);
      return { items: world.slips, nextCursor: null, totals: {} };
    }
    if (path === "/bet-lists.day") throw new Fault("not-offered");
    if (path === "/bet-list-results.all") return world.all.filter(({ resultDt }) => resultDt === query.date);
    return world.all
      .filter(({ betGroup, result }) => betGroup === query.betGroup && result)
      .filter(({ betType, demo }) => (!query.betType || betType === query.betType) && !(query.real && demo))
      .toSorted((one, other) => drawnAt(other).localeCompare(drawnAt(one)))
      .slice(0, Number(query.limit));
  },
}));
vi.mock("@/lib/server/session/session", () => ({
  readSession: async () => (world.isMember ? { uuid: "u", status: 0, exp: 0 } : null),
}));

const laterStock = stock("korea", { betId: "korea-2025-12-03", resultDt: "2025-12-03" });
const round = (roundNo: number, changes: Partial<ResultRow> = {}) =>
  stock("yeekee", { betGroup: "yeekee", betId: `yeekee-2025-12-01-${roundNo}`, ...changes });
const nothing = {
  government: undefined,
  thaiStocks: [],
  foreignStocks: [],
  sets: [],
  shots: [],
  draws: [],
  awaited: [],
};

test("the newest day is the last one on which any market was drawn, today where that is long ago", async () => {
  world.all = [draw, stock("korea"), laterStock];
  expect(await latestDay("2025-12-03")).toBe("2025-12-03");
  expect(await latestDay("2025-12-04"), "today has no result yet").toBe("2025-12-03");
  expect(await latestDay("2025-12-05")).toBe("2025-12-05");
  world.all = [draw, round(3, { resultDt: "2025-12-04" })];
  expect(await latestDay("2025-12-04")).toBe("2025-12-04");
  world.all = [];
  expect(await latestDay("2025-12-04")).toBe("2025-12-04");
});

test("the lottery day runs to 04:00: what is drawn after midnight belongs to the evening before", async () => {
  const lastYeekee = round(79, { resultDt: "2025-12-02", resultTime: "01:30" });
  const dowJones = stock("dowjones", { resultDt: "2025-12-02", resultTime: "04:15" });
  world.all = [draw, stock("korea"), lastYeekee];
  expect(await latestDay("2025-12-02")).toBe("2025-12-01");
  world.all = [...world.all, dowJones];
  expect(await latestDay("2025-12-02")).toBe("2025-12-02");
  expect((await readResults("2025-12-01")).shots).toEqual([lastYeekee]);
  expect(await readResults("2025-12-02")).toMatchObject({
    foreignStocks: [dowJones],
    shots: [],
  });
});

test("a day holds its own results by section, and says which of its rounds are awaited", async () => {
  const thai = stock("th_close");
  const set = stock("lao", { betGroup: "set_4", result: { draw4: "1234" } });
  const open = stock("india", { status: "open", result: undefined });
  world.all = [draw, stock("korea"), thai, set, open, round(7), laterStock];
  expect(await readResults("2025-12-01")).toEqual({
    government: draw,
    thaiStocks: [thai],
    foreignStocks: [stock("korea"), open],
    sets: [set],
    shots: [round(7)],
    draws: [draw],
    awaited: [open],
  });
  expect(await readResults("2025-12-03")).toEqual({
    ...nothing,
    foreignStocks: [laterStock],
    draws: [draw],
  });
});

describe("the newest result of each market", () => {
  const set = stock("lao", { betGroup: "set_4", result: { draw4: "1234" } });
  const onDay = (betType: string, changes: Partial<ResultRow>) =>
    stock(betType, { betId: `${betType}-2025-12-03`, resultDt: "2025-12-03", ...changes });

  test("is of whatever day it was drawn on", async () => {
    world.all = [draw, stock("korea"), stock("taiwan"), stock("th_close"), set, laterStock];
    expect(await readLatest("2025-12-03")).toEqual({
      government: draw,
      thaiStocks: [stock("th_close")],
      foreignStocks: [laterStock, stock("taiwan")],
      sets: [set],
      shots: [],
      draws: [draw],
      awaited: [],
    });
  });

  test.each([
    ["that still takes bets leaves the last result there", "open", "2025-12-01"],
    ["that rests leaves the last result there", "suspended", "2025-12-01"],
    ["that is closed stands there and waits", "closed", "2025-12-03"],
    ["that is void stands there", "void", "2025-12-03"],
  ] as const)("a round of the day %s", async (_, status, shown) => {
    world.all = [stock("korea"), onDay("korea", { status, result: undefined })];
    const { foreignStocks, awaited } = await readLatest("2025-12-03");
    expect(foreignStocks.map(({ resultDt }) => resultDt)).toEqual([shown]);
    expect(awaited).toHaveLength(status === "void" ? 0 : 1);
  });

  test("before the first of all there is nothing to show", async () => {
    world.all = [];
    expect(await readLatest("")).toEqual(nothing);
  });
});

test("without a service day, the rounds of the day's results are used", async () => {
  world.all = [round(7), round(8, { status: "void", result: undefined }), stock("korea")];
  expect(await readRounds("yeekee", "2025-12-01")).toBeNull();
  expect(roundsFrom(world.all, "yeekee").map(({ roundNo, status }) => [roundNo, status])).toEqual([
    [7, "settled"],
    [8, "void"],
  ]);
  expect(roundsFrom(world.all, "pingpong")).toEqual([]);
});

test("a week holds the drawn rounds of seven days by section", async () => {
  const set = stock("lao", { betGroup: "set_4", result: { draw4: "1234" } });
  const old = stock("taiwan", { resultDt: "2025-11-26" });
  const open = stock("india", { status: "open", result: undefined });
  world.all = [draw, stock("korea"), stock("th_close"), laterStock, set, old, open];
  expect(await readWeek("2025-12-03")).toEqual({
    government: [draw],
    thaiStocks: [stock("th_close")],
    foreignStocks: [laterStock, stock("korea")],
    sets: [set],
  });
  expect((await readWeek("2025-12-02")).foreignStocks).toContainEqual(old);
});

describe("a member's own bets", () => {
  const slip = (poyId: string, betId: string, changes: Partial<PoyRow> = {}): Partial<PoyRow> => ({
    ...{ poyId, betId, betGroup: "stock", betType: "korea" },
    ...{ status: "won", total: satang(20_00), win: satang(0) },
    ...changes,
  });

  test("are summed by round: a win is what all its slips brought above their stakes", async () => {
    world.asked = [];
    world.slips = [
      slip("a", "korea-1", { win: satang(920_00) }),
      slip("b", "korea-1", { win: satang(120_00) }),
      slip("c", "taiwan-1", { win: satang(70_00) }),
      slip("d", "india-1", { win: satang(19_00) }),
      slip("e", "china-1", { win: satang(20_00) }),
      slip("f", "russia-1", { win: satang(70_00) }),
      slip("g", "russia-1", { status: "lost", total: satang(80_00) }),
    ];
    expect([...winsOf(await readOwnBets("2025-12-01"))]).toEqual([
      ["korea-1", { amount: 1_000_00, slips: 2, href: "/poy/stock" }],
      ["taiwan-1", { amount: 50_00, slips: 1, href: "/poy/stock/c" }],
    ]);
    const days = { startedDate: "2025-11-30", endedDate: "2025-12-01", limit: 100 };
    expect(world.asked).toEqual([{ ...days, status: "won" }, days]);
  });

  test("tell their numbers, those that came first, and how many more there are; a cancelled slip is none", async () => {
    const line = (number: string, isWon?: true) => ({ number, ...(isWon && { isWon }) });
    world.slips = [
      slip("a", "korea-1", {
        status: "accepted",
        firstLines: [line("25"), line("36"), line("25")],
        lineCount: 8,
      }),
      slip("b", "korea-1", {
        firstLines: [line("47", true), line("36"), line("11"), line("12")],
        lineCount: 4,
      }),
      slip("c", "taiwan-1", { status: "cancelled", firstLines: [line("99")] }),
    ];
    expect([...(await readOwnBets("2025-12-01"))]).toEqual([
      [
        "korea-1",
        {
          numbers: [
            { number: "47", isWon: true },
            { number: "25", isWon: false },
            { number: "36", isWon: false },
            { number: "11", isWon: false },
          ],
          more: 6,
          net: null,
          outcome: null,
          gains: 0,
          href: "/poy/stock",
        },
      ],
    ]);
  });

  test("are nobody's for a guest", async () => {
    world.asked = [];
    world.isMember = false;
    expect(await readOwnBets("2025-12-01")).toEqual(new Map());
    expect(world.asked).toEqual([]);
    world.isMember = true;
  });
});

test("what is counted leaves demonstrations out where they are not asked for; an odd address is read as the usual", async () => {
  world.all = [stock("korea"), stock("korea", { demo: true }), stock("taiwan")];
  const markets = [
    { betGroup: "gov", betType: "gov", name: "" },
    { betGroup: "stock", betType: "korea", name: "" },
  ];
  const view = readView({ market: "korea", option: "tode_3", n: "7" }, markets);
  expect(view).toEqual({ market: markets[1], option: "teng_lang_2", span: 100, hasDemos: false });
  expect(await readDraws(view)).toEqual([stock("korea")]);
  expect(await endsInDemos(view)).toBe(false);
  const whole = readView({ market: "korea", demo: "1" }, markets);
  expect(statisticsAddress(whole)).toBe(
    "/results?view=statistics&market=korea&option=teng_lang_2&n=100&demo=1",
  );
  expect(await readDraws(whole)).toHaveLength(2);
  world.all = [
    ...Array.from({ length: 30 }, () => stock("korea", { demo: true, resultDt: "2025-12-09" })),
    stock("korea"),
  ];
  expect(await readDraws({ ...view, span: 30 })).toEqual([stock("korea")]);
  expect(await endsInDemos(view)).toBe(true);
  expect(readView({ market: ["korea"], option: "teng_bon_1", n: "30" }, markets)).toEqual({
    market: markets[0],
    option: "teng_bon_1",
    span: 30,
    hasDemos: false,
  });
});
