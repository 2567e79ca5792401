import { describe, expect, test } from "vitest";
import {
  arrangeRounds,
  countOpen,
  familyOf,
  isInView,
  type ListedRound,
  type LottoView,
  lottoViewOf,
} from "@/lib/domain/rounds/lotto-view";
import type { RoundStatus } from "@/lib/domain/rounds/phase";

/** The clock of the tests, in whole seconds; times of rounds are seconds from it. */
const now = 1_795_400_000;
const nowMs = now * 1000;

interface Times {
  opens?: number;
  closes?: number;
  status?: RoundStatus;
}

function round(betGroup: string, betType: string, times: Times = {}): ListedRound {
  const { opens = -3600, closes = 3600, status = "open" } = times;
  return {
    betGroup,
    betType,
    betList: {
      betId: `${betType}-2026-11-23`,
      status,
      unixTimeStamp: {
        openTime: now + opens,
        realCloseTime: now + closes,
        realResultTime: now + closes + 1800,
      },
    },
  };
}
const stock = (betType: string, times?: Times) => round("stock", betType, times);
const game = (betType: string, times?: Times) => round("yeekee", betType, times);
const names = (rounds: readonly ListedRound[]) => rounds.map(({ betType }) => betType);

describe("the view of an address", () => {
  test.each([
    [undefined, "open"],
    ["", "open"],
    ["gov", "gov"],
    ["sets", "sets"],
    ["favourites", "favourites"],
    ["GOV", "open"],
    ["toString", "open"],
    [["gov", "stock"], "open"],
  ])("%j is %s", (asked, view) => {
    expect(lottoViewOf(asked)).toBe(view);
  });
});

test.each([
  ["gov", "gov", "gov"],
  ["stock", "th_noon", "stock_th"],
  ["stock", "nikkei_am", "stock_foreign"],
  ["yeekee", "pingpong", "yeekee"],
  ["set_4", "lao-super", "set_4"],
  ["bingo", "bingo", null],
])("%s / %s is of the family %s", (betGroup, betType, family) => {
  expect(familyOf({ betGroup, betType })).toBe(family);
});

describe("a view shows", () => {
  const all = [
    round("gov", "gov"),
    stock("th_noon"),
    stock("korea"),
    game("yeekee"),
    round("set_4", "lao"),
    round("set_4", "hanoy"),
  ];
  test.each<[LottoView, string[]]>([
    ["open", ["gov", "th_noon", "korea", "yeekee", "lao", "hanoy"]],
    ["gov", ["gov"]],
    ["stock", ["th_noon", "korea"]],
    ["yeekee", ["yeekee"]],
    ["sets", ["lao", "hanoy"]],
    ["favourites", ["korea", "yeekee"]],
  ])("%s: %j", (view, shown) => {
    expect(names(all.filter((one) => isInView(one, view, ["yeekee", "korea"])))).toEqual(shown);
  });
});

describe("each round stands in one place", () => {
  test("what takes bets, the government first, all else by its close", () => {
    const arranged = arrangeRounds(
      [
        round("gov", "gov", { closes: 9000 }),
        stock("korea", { closes: 700 }),
        round("set_4", "lao", { closes: 60 }),
        game("pingpong", { closes: 1200 }),
        game("yeekee", { closes: 300 }),
      ],
      nowMs,
    );
    expect(names(arranged.open)).toEqual(["gov", "lao", "yeekee", "korea", "pingpong"]);
    expect(arranged.unopened).toEqual([]);
    expect(arranged.over).toEqual([]);
  });

  test.each<[string, Times, "open" | "unopened" | "over"]>([
    ["opens later", { opens: 60 }, "unopened"],
    ["opens this second", { opens: 0 }, "open"],
    ["closes in a second", { closes: 1 }, "open"],
    ["closes this second", { closes: 0 }, "over"],
    ["is paused", { status: "suspended" }, "open"],
    ["is paused before it opens", { opens: 60, status: "suspended" }, "open"],
    ["was closed early", { status: "closed" }, "over"],
    ["waits for its result", { closes: -2000 }, "over"],
    ["is drawn", { closes: -4000, status: "settled" }, "over"],
    ["is void before it opens", { opens: 60, status: "void" }, "over"],
  ])("a round that %s", (_, times, place) => {
    const { open, unopened, over } = arrangeRounds([stock("korea", times)], nowMs);
    expect({ open: open.length, unopened: unopened.length, over: over.length }).toEqual({
      open: 0,
      unopened: 0,
      over: 0,
      [place]: 1,
    });
  });

  test("what opens later, by family, each in the order in which it opens, then closes", () => {
    const { unopened } = arrangeRounds(
      [
        round("set_4", "malay", { opens: 900, closes: 2000 }),
        stock("korea", { opens: 500, closes: 3000 }),
        stock("nikkei_am", { opens: 500, closes: 1000 }),
        stock("china_am", { opens: 400, closes: 4000 }),
        stock("th_noon", { opens: 800, closes: 1000 }),
        game("yeekee", { opens: 100, closes: 1000 }),
      ],
      nowMs,
    );
    expect(
      unopened.map(({ family, opensAtSeconds, rounds }) => [family, opensAtSeconds - now, names(rounds)]),
    ).toEqual([
      ["yeekee", 100, ["yeekee"]],
      ["stock_th", 800, ["th_noon"]],
      ["stock_foreign", 400, ["china_am", "nikkei_am", "korea"]],
      ["set_4", 900, ["malay"]],
    ]);
  });

  test("what is over, the latest first, without yeekee", () => {
    const { over, open } = arrangeRounds(
      [
        stock("korea", { closes: -7000, status: "settled" }),
        stock("india", { closes: -10 }),
        game("yeekee", { closes: -500, status: "settled" }),
      ],
      nowMs,
    );
    expect(names(over)).toEqual(["india", "korea"]);
    expect(open).toEqual([]);
  });

  test("rounds of an unknown group are left out", () => {
    const arranged = arrangeRounds([round("bingo", "bingo")], nowMs);
    expect(arranged).toEqual({ open: [], unopened: [], over: [] });
  });
});

describe("the round of a yeekee game", () => {
  const of = (...rounds: ListedRound[]) =>
    arrangeRounds(rounds, nowMs).open.map(({ betList }) => betList.unixTimeStamp.realCloseTime - now);

  test.each<[string, ListedRound[], number[]]>([
    ["is the next to close", [game("yeekee", { closes: 900 }), game("yeekee", { closes: 20 })], [20]],
    [
      "is no longer the one that closed",
      [game("yeekee", { closes: -5 }), game("yeekee", { closes: 895 })],
      [895],
    ],
    ["that just closed stays while no next one is known", [game("yeekee", { closes: -5 })], [-5]],
    [
      "that closed is the latest of them",
      [game("yeekee", { closes: -5 }), game("yeekee", { closes: -905 })],
      [-5],
    ],
    ["that is drawn is gone", [game("yeekee", { closes: -5, status: "settled" })], []],
  ])("%s", (_, rounds, closes) => {
    expect(of(...rounds)).toEqual(closes);
  });
});

test("games that close at once keep their places, the quickest first", () => {
  const at = (closes: number) => [
    game("pingpong", { closes }),
    game("yeekee", { closes }),
    game("yeekee_5", { closes }),
  ];
  expect(names(arrangeRounds(at(300), nowMs).open)).toEqual(["yeekee_5", "yeekee", "pingpong"]);
  expect(names(arrangeRounds(at(-5), nowMs).open)).toEqual(["yeekee_5", "yeekee", "pingpong"]);
});

test.each<[string, ListedRound[], number]>([
  ["nothing", [], 0],
  ["open rounds of every family", [round("gov", "gov"), stock("korea"), game("yeekee")], 3],
  ["a game once, whatever its rounds", [game("yeekee"), game("yeekee", { closes: 90 })], 1],
  ["a paused round, which stands among them", [stock("korea", { status: "suspended" })], 1],
  ["no unopened and no closed one", [stock("korea", { opens: 5 }), stock("india", { closes: 0 })], 0],
])("open are counted: %s", (_, rounds, open) => {
  expect(countOpen(rounds, nowMs)).toBe(open);
});
