import { expect, test } from "vitest";
import { satang } from "@/lib/domain/money/money";
import { raisesShare, typedTiers } from "@/lib/domain/numbers/tiers";

const tiers = (...pairs: [number, number][]) =>
  pairs.map(([soldFrom, percent]) => ({ soldFrom: satang(soldFrom), percent }));
const usual = tiers([0, 100], [500, 50], [1_000, 0]);

test.each([
  ["the same", usual, false],
  ["an earlier cut", tiers([0, 100], [400, 50], [1_000, 0]), false],
  ["a later cut", tiers([0, 100], [600, 50], [1_000, 0]), true],
  ["a deeper cut", tiers([0, 100], [500, 40], [1_000, 0]), false],
  ["a gentler cut", tiers([0, 100], [500, 60], [1_000, 0]), true],
  ["a last cut that no longer closes", tiers([0, 100], [500, 50], [1_000, 1]), true],
  ["no cut at all", tiers(), true],
  ["closed from the start", tiers([0, 0]), false],
  ["a lower start and a later close", tiers([0, 90], [500, 50], [1_001, 0]), true],
])("%s is compared with the tiers of before", (_, after, raises) => {
  expect(raisesShare(usual, after)).toBe(raises);
});

const typed = (...pairs: [string, string][]) => pairs.map(([from, percent]) => ({ from, percent }));

test.each([
  ["in order", typed(["0", "100"], ["5.00", "50"], ["10", "0"]), usual],
  ["none at all", [], []],
  ["with thousands", typed(["50,000", "50"]), tiers([5_000_000, 50])],
  ["of one amount twice", typed(["5", "50"], ["5", "0"]), null],
  ["that fall", typed(["10", "50"], ["5", "0"]), null],
  ["whose share rises", typed(["5", "50"], ["10", "60"]), null],
  ["of one share twice", typed(["5", "50"], ["10", "50"]), tiers([500, 50], [1_000, 50])],
  ["with blanks around a share", typed(["5", " 50 "]), tiers([500, 50])],
  ["with a word before a share", typed(["5", "x50"]), null],
  ["with a word behind a share", typed(["5", "50x"]), null],
  ["above all of the rate", typed(["5", "101"]), null],
  ["without an amount", typed(["", "50"]), null],
  ["without a share", typed(["5", ""]), null],
])("typed tiers %s are read, or refused", (_, rows, read) => {
  expect(typedTiers(rows)).toEqual(read);
});
