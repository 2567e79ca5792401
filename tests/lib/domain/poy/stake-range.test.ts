import { expect, test } from "vitest";
import { stake } from "@/lib/contract/values";
import { type Satang, satang } from "@/lib/domain/money/money";
import { MOST_STAKE, rangeText } from "@/lib/domain/poy/stake-range";

const baht = (amount: Satang) => String(amount / 100);

test.each<[number, number, string]>([
  [1_00, 500_00, "1–500"],
  [1_00, MOST_STAKE, "1+"],
])("a range from %i to %i is written %s", (least, most, text) => {
  expect(rangeText(satang(least), satang(most), baht)).toBe(text);
});

test("what nobody limits is limited by the contract alone", () => {
  expect(stake.parse(100_000_000)).toBe(MOST_STAKE);
  expect(stake.safeParse(100_000_001).success).toBe(false);
});
