import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { contract } from "@/lib/contract";
import { readEvent, writeEvent } from "@/lib/contract/events";
import { newFeedRow } from "@/lib/contract/operators/bank-feed";
import { roundResult } from "@/lib/contract/results";
import { transferTime } from "@/lib/contract/transactions";
import {
  baht,
  currency,
  date,
  multiplier,
  positiveBaht,
  queryNumber,
  signedBaht,
  stake,
  text,
  unixSeconds,
  wholeCurrency,
} from "@/lib/contract/values";
import { satang } from "@/lib/domain/money/money";

const accepts = (shape: z.ZodType, value: unknown) => shape.safeParse(value).success;

describe("baht on the wire, satang inside", () => {
  test("every amount comes back the same from a trip over JSON", () => {
    fc.assert(
      fc.property(fc.integer({ min: -1_000_000_000_000, max: 1_000_000_000_000 }), (amount) => {
        const wire: unknown = JSON.parse(JSON.stringify(z.encode(signedBaht, satang(amount))));
        expect(signedBaht.parse(wire)).toBe(amount + 0);
      }),
    );
  });

  test("every rate of at most two decimals is a multiplier", () => {
    fc.assert(fc.property(fc.integer({ min: 0, max: 1_000_000 }), (n) => accepts(multiplier, n / 100)));
  });

  test.each([
    [
      "baht",
      baht,
      [0, 0.01, 0.07, 1.1, 19.99, 200_000],
      [-0.01, 1.005, 0.001, 0.1 + 0.2, Number.NaN, "1", null, 1e300],
    ],
    ["baht as typed", currency, [0, 0.3, 200_000], [0.1 + 0.2, 0.001, -1, "1"]],
    ["whole baht as typed", wholeCurrency, [0, 200_000, 9_999_999_999], [1e10, 1.5, 1 + 2 ** -52, "1"]],
    ["paid baht", positiveBaht, [0.01, 500], [0, -1]],
    ["a stake", stake, [1, 1_000], [0, 0.5, 1.5, -1, 1e12]],
    [
      "a second that clocks can tell",
      unixSeconds,
      [0, 1_795_400_000, 7_258_118_399],
      [-1, 0.5, 7_258_118_400, 9e12],
    ],
    ["a multiplier", multiplier, [0, 3.2, 4.2, 900], [-1, 3.205, 0.1 + 0.2, Number.POSITIVE_INFINITY]],
    ["a query number", queryNumber(1, 100), ["1", "100"], ["0", "101", "1e1", "-1", "", 5]],
    ["a day", date, ["2026-11-23", "1990-01-16"], ["2026-02-29", "9999-12-31", "0001-01-01", "23/11/2026"]],
    [
      "a booking time",
      newFeedRow.shape.at,
      ["2026-11-26T08:00:00+07:00"],
      ["", "2026-11-26", "2026-11-26T08:00:00", "0001-01-01T00:00:00Z", null],
    ],
    ["a text of three", text(3), ["", "abc"], ["abcd", "a\0"]],
  ] as [string, z.ZodType, unknown[], unknown[]][])("%s takes %j and refuses %j", (_, shape, good, bad) => {
    expect(good.filter((value) => !accepts(shape, value))).toEqual([]);
    expect(bad.filter((value) => accepts(shape, value))).toEqual([]);
  });

  test("a reply whose money is not whole satang does not leave", () => {
    expect(z.safeEncode(contract.cashs.reply, { money: satang(150) }).data).toEqual({ money: 1.5 });
    const forged = JSON.parse('{"money": 1.5}') as z.output<typeof contract.cashs.reply>;
    expect(z.safeEncode(contract.cashs.reply, forged).success).toBe(false);
  });
});

describe("times", () => {
  test.each([
    ["2026-11-23T10:00:00Z", "2026-11-23T10:00:00+07:00"],
    ["2026-11-23T10:00:00.000Z", "2026-11-23T10:00:00.000+07:00"],
    ["2026-11-23T10:00:00+07:00", "2026-11-23T10:00:00+07:00"],
  ])("of a wallet row: %s is read as %s", (wire, inside) => expect(transferTime.parse(wire)).toBe(inside));
});

describe("results by market", () => {
  test.each([
    ["government", { first: "491847", front3: ["123", "456"], back3: ["789", "321"], back2: "56" }],
    ["three digits", { top3: "405", bottom2: "62" }],
    ["four digits", { draw4: "1234" }],
  ])("%s", (_, result) => expect(z.encode(roundResult, roundResult.parse(result))).toEqual(result));

  test.each([
    ["a prize too short", { top3: "40", bottom2: "62" }],
    ["a number instead of text", { top3: 405, bottom2: "62" }],
    ["two kinds in one", { top3: "405", bottom2: "62", draw4: "1234" }],
    ["one front prize", { first: "491847", front3: ["123"], back3: ["789", "321"], back2: "56" }],
  ])("refuses %s", (_, result) => expect(accepts(roundResult, result)).toBe(false));
});

describe("a slip", () => {
  const line = { ref: "1-1", add: 1, option: "teng_bon_2", number: "47", price: 20, multiply: 90 };
  const slip = (lines: unknown[]) => ({ betId: "gov-2026-12-01", lines });
  const body = contract.createPoy.body;

  test("holds 1 to 1,000 lines", () => {
    expect(accepts(body, slip([]))).toBe(false);
    expect(accepts(body, slip(Array(1_000).fill(line)))).toBe(true);
    expect(accepts(body, slip(Array(1_001).fill(line)))).toBe(false);
  });

  test("has its prices in satang once parsed", () => {
    expect(body.parse(slip([line])).lines[0]?.price).toBe(2_000);
  });

  test.each([
    ["an option that does not exist", { option: "shuffle_2" }],
    ["a number with a sign", { number: "-1" }],
    ["a broken price", { price: 1.5 }],
    ["no price", { price: 0 }],
    ["a ref that is no key", { ref: "<b>" }],
  ])("refuses %s", (_, change) => expect(accepts(body, slip([{ ...line, ...change }]))).toBe(false));
});

describe("signing up", () => {
  const person = { userName: "somchai1", password: "Rain#2024x", phoneNumber: "+66812345678" };
  const refusals = (change: object) =>
    contract.signup.body.safeParse({ ...person, ...change }).error?.issues.map(({ message }) => message) ??
    [];

  test("takes a whole form and an empty agent", () => {
    expect(refusals({})).toEqual([]);
    expect(refusals({ agentId: 0, refUid: 0, slug: "" })).toEqual([]);
  });

  test.each([
    [{ userName: "Somchai1" }, "username-invalid"],
    [{ userName: "aaaa12" }, "username-invalid"],
    [{ password: "Rain#2x" }, "password-too-short"],
    [{ password: "rain#2024x" }, "password-invalid"],
    [{ phoneNumber: "12" }, "phone-invalid"],
  ])("says what is wrong with %j: %s", (change, code) => expect(refusals(change)).toEqual([code]));
});

describe("pushed events", () => {
  test("carry money in baht and read back in satang", () => {
    const message = { balance: satang(123_45), held: satang(0), version: 7 };
    const sent = writeEvent("money-update", message);
    expect(JSON.parse(sent)).toEqual({ balance: 123.45, held: 0, version: 7 });
    expect(readEvent("money-update", sent)).toEqual(message);
  });

  test("of another upstream may hold the balance alone", () => {
    expect(readEvent("money-update", { balance: 5 })).toEqual({ balance: 500 });
  });

  test.each(["", "{", "null", '{"balance":"5"}', '{"balance":-1}'])(
    "that make no sense (%j) are nothing",
    (data) => expect(readEvent("money-update", data)).toBeNull(),
  );
});
