import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { addSatang, satang } from "@/lib/domain/money/money";
import {
  askedPercent,
  defaultTurnoverPercents,
  type StakedCredit,
  turnoverOf,
  turnoverOfCredit,
} from "@/lib/domain/money/turnover";

const credit = (
  baht: number,
  staked = 0,
  percent = 80,
  kind: StakedCredit["kind"] = "DEPOSIT",
): StakedCredit => ({ kind, amount: satang(baht * 100), percent, staked: satang(staked * 100) });
const taken = (baht: number, staked = 0) => credit(-baht, staked, 80, "ADMIN_DECREASE");
const bonus = (baht: number, staked = 0) => credit(baht, staked, 300, "ACHIVEMENT_ADDMONEY");

describe("turnover, in baht: required, done, left", () => {
  test.each<[string, StakedCredit[], number, number, number, string]>([
    ["nothing came in", [], 0, 0, 0, "NONE"],
    ["a deposit asks for 80 %", [credit(1_000)], 800, 0, 800, "DEPOSIT"],
    ["a satang short", [{ ...credit(1_000), staked: satang(799_99) }], 800, 799.99, 0.01, "DEPOSIT"],
    ["just enough", [credit(1_000, 800)], 800, 800, 0, "DEPOSIT"],
    ["more than enough", [credit(1_000, 5_000)], 800, 800, 0, "DEPOSIT"],
    ["two deposits add up", [credit(1_000), credit(500)], 1_200, 0, 1_200, "DEPOSIT"],
    ["the first one done", [credit(1_000, 800), credit(500)], 1_200, 800, 400, "DEPOSIT"],
    [
      "what was staked beyond is not saved up",
      [credit(1_000, 9_000), credit(500)],
      1_200,
      800,
      400,
      "DEPOSIT",
    ],
    ["what was missing is carried on", [credit(1_000, 300), credit(500, 100)], 1_200, 400, 800, "DEPOSIT"],
    ["a bonus carries more", [credit(1_000, 800), bonus(100)], 1_100, 800, 300, "ACHIVEMENT_ADDMONEY"],
    ["credit that asks for nothing", [credit(1_000, 0, 0, "ADMIN_INCREASE")], 0, 0, 0, "NONE"],
    [
      "credit that asks for nothing, after some that does",
      [credit(1_000, 100), credit(1_000, 0, 0, "ADMIN_INCREASE")],
      800,
      100,
      700,
      "DEPOSIT",
    ],
    ["credit that staff took back", [credit(1_000), taken(1_000)], 0, 0, 0, "NONE"],
    ["a part of it", [credit(1_000, 100), taken(500)], 400, 100, 300, "DEPOSIT"],
    ["more than still asked", [credit(1_000, 800), taken(500), credit(100)], 480, 400, 80, "DEPOSIT"],
    ["taken back before anything came", [taken(500), credit(100)], 80, 0, 80, "DEPOSIT"],
  ])("%s", (_, credits, required, done, left, type) => {
    expect(turnoverOf(credits)).toEqual({
      required: Math.round(required * 100),
      done: Math.round(done * 100),
      left: Math.round(left * 100),
      canWithdraw: left === 0,
      type,
    });
  });

  test("asks for no part of a satang", () => {
    expect([300_01, 1, 2, -300_01].map((amount) => turnoverOfCredit(satang(amount), 80))).toEqual([
      240_00, 0, 1, -240_00,
    ]);
  });
});

test("what a new site asks for, per cent: all other types ask for nothing", () => {
  expect(defaultTurnoverPercents).toEqual({
    DEPOSIT: 80,
    ADMIN_INCREASE: 80,
    ADMIN_DECREASE: 80,
    ADMIN_MOVE_INCREASE: 80,
    ADMIN_MOVE_DECREASE: 80,
    MOVE_AF_TO_MONEY: 100,
    ACHIVEMENT_ADDMONEY: 300,
  });
});

const amounts = fc.integer({ min: 1, max: 20_000_000 }).map(satang);
const arrivals = fc.array(
  fc.record({
    kind: fc.constantFrom<StakedCredit["kind"]>("DEPOSIT", "ACHIVEMENT_ADDMONEY"),
    amount: amounts,
    percent: fc.constantFrom(0, 80, 100, 300),
    staked: amounts,
  }),
  { maxLength: 12 },
);

describe("whatever comes in and is staked", () => {
  test("required is what the credits ask for together, and splits into done and left", () => {
    fc.assert(
      fc.property(arrivals, (credits) => {
        const { required, done, left, canWithdraw } = turnoverOf(credits);
        const asked = addSatang(...credits.map(({ amount, percent }) => turnoverOfCredit(amount, percent)));
        expect(required).toBe(asked);
        expect(done + left).toBe(required);
        expect(Math.min(done, left)).toBeGreaterThanOrEqual(0);
        expect(canWithdraw).toBe(left === 0);
      }),
    );
  });

  test("the last credit always needs its own stakes, whatever was staked before it", () => {
    fc.assert(
      fc.property(arrivals, amounts, fc.integer({ min: 0, max: 20_000_000 }), (before, amount, staked) => {
        const last: StakedCredit = { kind: "DEPOSIT", amount, percent: 80, staked: satang(staked) };
        const { left } = turnoverOf([...before, last]);
        expect(left).toBeGreaterThanOrEqual(Math.max(0, turnoverOfCredit(amount, 80) - staked));
      }),
    );
  });

  test("a stake more never leaves more to stake, and never takes off more than itself", () => {
    fc.assert(
      fc.property(arrivals, fc.nat(11), amounts, (credits, at, more) => {
        const richer = credits.map((each, index) =>
          index === at ? { ...each, staked: addSatang(each.staked, more) } : each,
        );
        const gained = turnoverOf(credits).left - turnoverOf(richer).left;
        expect(gained).toBeGreaterThanOrEqual(0);
        expect(gained).toBeLessThanOrEqual(more);
      }),
    );
  });

  test("once nothing is left, what came before can be forgotten: a withdrawal uses it up", () => {
    fc.assert(
      fc.property(arrivals, arrivals, (before, after) => {
        const done = [...before, credit(1, 100_000_000)];
        expect(turnoverOf(done).left).toBe(0);
        expect(turnoverOf([...done, ...after]).left).toBe(turnoverOf(after).left);
      }),
    );
  });
});

test("what a credit asks for is read from the upstream's percentages; nothing where it asks for nothing", () => {
  const percents = [
    { kind: "DEPOSIT", percent: 80 },
    { kind: "ACHIVEMENT_ADDMONEY", percent: 0 },
  ];
  expect(askedPercent(percents, "deposit")).toBe(80);
  expect(askedPercent(percents, "reward")).toBeNull();
  expect(askedPercent(percents, "earnings")).toBeNull();
  expect(askedPercent(undefined, "deposit")).toBeNull();
});
