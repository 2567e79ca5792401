import { describe, expect, test } from "vitest";
import { satang } from "@/lib/domain/money/money";
import { type BookedSlip, sumSlip } from "@/lib/domain/poy/check-slip";

const baht = (amount: number) => satang(amount * 100);
const stake = [
  { movement: "7", account: "cash", amount: baht(-50) },
  { movement: "7", account: "house-stakes", amount: baht(50) },
];
const lost: BookedSlip = {
  total: baht(50),
  win: baht(0),
  isGivenBack: false,
  lines: [
    { price: baht(20), win: baht(0) },
    { price: baht(30), win: baht(0) },
  ],
  postings: stake,
};

describe("the sums of a slip", () => {
  test("agree for one that lost: its lines are its stake, which the member has paid", () => {
    expect(sumSlip(lost)).toEqual({
      stakeOfLines: lost.total,
      winOfLines: 0,
      moved: baht(-50),
      due: baht(-50),
      unbalanced: [],
    });
  });

  test("owe nothing once the stake was given back", () => {
    const postings = [
      ...stake,
      { movement: "9", account: "house-stakes", amount: baht(-50) },
      { movement: "9", account: "cash", amount: baht(50) },
    ];
    expect(sumSlip({ ...lost, isGivenBack: true, postings })).toMatchObject({ moved: 0, due: 0 });
  });

  test("show winnings that were never paid", () => {
    const lines = [{ price: baht(50), win: baht(4_500) }];
    expect(sumSlip({ ...lost, win: baht(4_500), lines })).toMatchObject({
      winOfLines: baht(4_500),
      moved: baht(-50),
      due: baht(4_450),
    });
  });

  test("name the movement whose other side is missing", () => {
    expect(sumSlip({ ...lost, postings: stake.slice(0, 1) }).unbalanced).toEqual(["7"]);
  });
});
