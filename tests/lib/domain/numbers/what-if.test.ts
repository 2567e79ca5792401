import { describe, expect, test } from "vitest";
import { satang } from "@/lib/domain/money/money";
import { type Book, type RateChange, whatIf, whatIfQuota } from "@/lib/domain/numbers/what-if";

const baht = (amount: number) => satang(amount * 100);
/** 300 baht on 11 and 100 on 47, both 2 top at 90; 50 on 547, 3 top, accepted at 800 before the rate fell to 700. */
const book: Book = {
  kind: "three-digit",
  rates: [
    { option: "teng_bon_2", defaultRate: 90 },
    { option: "teng_bon_3", defaultRate: 700 },
  ],
  numbers: [
    { option: "teng_bon_2", number: "11", stakes: baht(300), exposure: baht(27_000), limit: null },
    { option: "teng_bon_2", number: "47", stakes: baht(100), exposure: baht(9_000), limit: 50 },
    { option: "teng_bon_3", number: "547", stakes: baht(50), exposure: baht(40_000), limit: null },
  ],
  tiers: [{ option: "teng_bon_2", tiers: [{ soldFrom: baht(200), percent: 50 }] }],
};

const changes: [string, RateChange, top3: string, after: number][] = [
  // 547 ends in 47: 49,000 is sold on it, and 50 × 700 and 100 × 50 would be added.
  ["the same rate changes nothing", { kind: "rate", option: "teng_bon_3", multiply: 700 }, "547", 89_000],
  ["a lower rate", { kind: "rate", option: "teng_bon_3", multiply: 100 }, "547", 59_000],
  ["a higher rate", { kind: "rate", option: "teng_bon_3", multiply: 900 }, "547", 99_000],
  ["a rate above a limit", { kind: "rate", option: "teng_bon_2", multiply: 100 }, "547", 89_000],
  [
    "a closed number adds nothing",
    { kind: "limit", option: "teng_bon_3", number: "547", multiply: 0 },
    "547",
    54_000,
  ],
  ["a removed limit", { kind: "limit", option: "teng_bon_2", number: "47", multiply: null }, "547", 93_000],
  [
    "a limit on a number without stakes",
    { kind: "limit", option: "teng_bon_2", number: "99", multiply: 1 },
    "547",
    89_000,
  ],
  [
    "tiers that begin earlier",
    { kind: "tiers", option: "teng_bon_3", tiers: [{ soldFrom: baht(50), percent: 0 }] },
    "547",
    54_000,
  ],
];

describe("the most that a round can pay after a change", () => {
  test.each(changes)("%s", (_, change, top3, after) => {
    const found = whatIf(book, change);
    expect(found.sold).toEqual({ payout: baht(49_000), result: { top3: "547", bottom2: "00" } });
    expect(found.before).toEqual({ payout: baht(89_000), result: { top3: "547", bottom2: "00" } });
    expect(found.after).toEqual({ payout: baht(after), result: { top3, bottom2: "00" } });
  });

  test("another result may become the most expensive one", () => {
    const close547 = { ...book, numbers: book.numbers.map((row) => ({ ...row, exposure: baht(0) })) };
    const found = whatIf(close547, { kind: "limit", option: "teng_bon_3", number: "547", multiply: 0 });
    // 11 pays half of 90 from 200 baht on.
    expect(found.after).toEqual({ payout: baht(13_500), result: { top3: "011", bottom2: "00" } });
  });

  test("of sets as many again are sold as the quota leaves", () => {
    const sets = [
      { number: "1234", quota: 50, sold: 15 },
      { number: "9876", quota: 50, sold: 40 },
    ];
    const found = whatIfQuota(sets, { number: "9876", quota: 40 });
    const straight = 125_000;
    expect(found.sold.payout).toBe(baht(40 * straight));
    expect(found.before.payout).toBe(baht(50 * straight));
    expect(found.after).toEqual({ payout: baht(40 * straight), result: { draw4: "9876" } });
    expect(whatIfQuota(sets, { number: "9876", quota: 0 }).after.payout).toBe(baht(40 * straight));
  });
});
