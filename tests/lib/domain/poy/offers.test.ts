import { describe, expect, test } from "vitest";
import { type Satang, satang } from "@/lib/domain/money/money";
import {
  type Offer,
  offersOf,
  ofTypedPrices,
  refusalsOf,
  termsIn,
  withCurrentRates,
  withCurrentTerms,
  withRate,
} from "@/lib/domain/poy/offers";
import type { PoyOption } from "@/lib/domain/poy/options";
import type { SlipLine } from "@/lib/domain/poy/slip";

const baht = (amount: number): Satang => satang(amount * 100);

const bounds = (betOption: PoyOption, defaultRate: number) => ({
  betOption,
  betMin: baht(1),
  betMax: baht(1_000),
  memberMax: baht(5_000),
  defaultRate,
});

const offer = (limits: Record<string, number> = {}): Offer => ({
  option: "teng_bon_2",
  min: baht(1),
  max: baht(1_000),
  memberMax: baht(1_500),
  rate: 90,
  limits,
});

const line = (number: string, price: number, multiply = 90): SlipLine => ({
  ref: `${number}-${price}`,
  add: 1,
  option: "teng_bon_2",
  number,
  price: baht(price),
  min: baht(1),
  max: baht(1_000),
  multiply,
});

describe("what a round offers", () => {
  test("is every option with bounds and a rate, with the round's own largest stake", () => {
    const round = { betList: { betMax_teng_bon_2: baht(50) } };
    const told = { teng_bon_2: { defaultRate: 95, rateNow: [{ number: "47", multiply: 60 }] } };
    const offers = offersOf(
      round,
      [bounds("teng_bon_2", 90), bounds("teng_lang_2", 90), bounds("tode_3", 0)],
      told,
    );
    expect(offers.map(({ option, max, rate, limits }) => [option, max, rate, limits])).toEqual([
      ["teng_bon_2", baht(50), 95, { 47: 60 }],
      ["teng_lang_2", baht(1_000), 90, {}],
    ]);
    // An option of which no rates are told.
    expect(Object.keys(offers[1]?.limits ?? {})).toEqual([]);
  });

  test.each([
    ["another rate is a limit", 60, { 47: 60, 48: 0 }],
    ["the default rate is none", 90, { 48: 0 }],
  ])("after a number's rate moved: %s", (_, multiply, limits) => {
    expect(withRate([offer({ 47: 80, 48: 0 })], "teng_bon_2", "47", multiply)[0]?.limits).toEqual(limits);
  });

  test("leaves other options as they are when a number's rate moved", () => {
    const others = [offer({ 47: 80 })];
    expect(withRate(others, "teng_lang_2", "47", 60)).toEqual(others);
  });

  test("takes the rates that the service tells, and keeps its bounds", () => {
    const told = { defaultRate: 95, rateNow: [{ number: "11", multiply: 60 }] };
    expect(withCurrentRates(offer({ 47: 80 }), told)).toEqual({ ...offer({ 11: 60 }), rate: 95 });
  });

  test("has a rate for each number, and none for an option that is not in it", () => {
    expect(termsIn([offer({ 47: 60 })], "teng_bon_2", "47").multiply).toBe(60);
    expect(termsIn([offer({ 47: 60 })], "teng_bon_2", "48").multiply).toBe(90);
    expect(termsIn([offer()], "tode_3", "123").defaultRate).toBe(0);
  });
});

describe("a slip by the terms of now", () => {
  test.each([
    ["a better rate is taken", 95, false, 95],
    ["a worse rate waits for the member", 60, false, 90],
    ["a worse rate that they accepted is taken", 60, true, 60],
  ])("%s", (_, now, accept, multiply) => {
    expect(withCurrentTerms([line("47", 10)], [offer({ 47: now })], accept)[0]?.multiply).toBe(multiply);
  });

  test("waits for the member where nothing says that they accepted", () => {
    expect(withCurrentTerms([line("47", 10)], [offer({ 47: 60 })])[0]?.multiply).toBe(90);
  });

  test("keeps a line as it is where its terms are the same, and takes any that is another", () => {
    const lines = [line("47", 10)];
    const now = (terms: Partial<Offer>) => withCurrentTerms(lines, [{ ...offer(), ...terms }])[0];
    expect(now({})).toBe(lines[0]);
    expect(now({ min: baht(2) })).toEqual({ ...lines[0], min: baht(2) });
    expect(now({ max: baht(500) })).toEqual({ ...lines[0], max: baht(500) });
    expect(now({ rate: 95 })).toEqual({ ...lines[0], multiply: 95 });
    expect(withCurrentTerms([line("47", 2_000)], [offer()])[0]?.price).toBe(baht(2_000));
  });

  test("is held to the cap of its own option, and refused where that is not offered", () => {
    const lines = [line("47", 1_000)];
    const small: Offer = { ...offer(), option: "teng_lang_2", memberMax: baht(1) };
    expect(refusalsOf({ lines, offers: [small, offer()], refused: [] })).toEqual([]);
    expect(refusalsOf({ lines, offers: [small], refused: [] })).toEqual([
      { ref: "47-1000", reason: "option-unknown" },
    ]);
  });

  test("names a line once, by the present terms before what the service said", () => {
    const refused = [{ ref: "47-10", reason: "sale-limit" as const, left: baht(5) }];
    const refusals = refusalsOf({ lines: [line("47", 10)], offers: [offer({ 47: 0 })], refused });
    expect(refusals).toEqual([{ ref: "47-10", reason: "number-closed" }]);
  });

  test("is refused by line: each number's lines count together, and what the service said of others stays", () => {
    const lines = [line("47", 800), line("47", 900), line("48", 10)];
    const said = [
      { ref: "48-10", reason: "sale-limit" as const, left: baht(5) },
      { ref: "gone", reason: "sale-limit" as const },
    ];
    const refusals = refusalsOf({ lines, offers: [offer()], refused: said });
    expect(refusals.map(({ ref, reason }) => [ref, reason])).toEqual([
      ["47-800", "member-cap"],
      ["47-900", "member-cap"],
      ["48-10", "sale-limit"],
    ]);
  });
});

test("what typed prices cause is told apart from other reasons and from what the service has refused", () => {
  const [typed, told, closed] = [
    { ref: "a", reason: "price-out-of-range" },
    { ref: "b", reason: "sale-limit" },
    { ref: "c", reason: "number-closed" },
  ] as const;
  expect(ofTypedPrices([typed, told, closed], [told, closed])).toEqual([typed]);
  expect(ofTypedPrices([typed, told, closed], [])).toEqual([typed, told]);
});
