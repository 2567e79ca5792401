import { beforeEach, expect, test } from "vitest";
import { priceStorage } from "@/stores/bets/price-storage";
import { baht } from "../bet-slip";

beforeEach(() => localStorage.clear());

const mine = () => priceStorage("owner-mark");
const first = { usual: {}, chips: [5, 10, 20, 50, 100] };

test("prices of an accepted slip and own chips come back, for the same member only", () => {
  expect(mine().load()).toEqual(first);
  mine().remember([
    { option: "teng_bon_2", price: baht(50) },
    { option: "teng_lang_2", price: baht(20) },
  ]);
  mine().saveChips([7, 70]);
  mine().remember([{ option: "tode_3", price: baht(5) }]);
  expect(mine().load()).toEqual({
    usual: { teng_bon_2: baht(50), teng_lang_2: baht(20), tode_3: baht(5) },
    chips: [7, 70],
  });
  expect(priceStorage("someone-else").load()).toEqual(first);
});

test.each([
  '{"usual":{"teng_bon_2":150},"chips":[5]}',
  '{"usual":{"no_option":100},"chips":[5]}',
  '{"usual":{},"chips":[]}',
  '{"usual":{},"chips":[1.5]}',
  '{"usual":{},"chips":[1,2,3,4,5,6]}',
  "[]",
  "{",
])("what was kept wrongly (%s) counts for nothing", (kept) => {
  localStorage.setItem("bet-prices:owner-mark", kept);
  expect(mine().load()).toEqual(first);
});
