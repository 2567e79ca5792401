import { expect, test } from "vitest";
import { familyOf } from "@/lib/domain/rounds/family";

test.each([
  ["gov", "gov", "gov"],
  ["stock", "th_noon", "stock_th"],
  ["stock", "nikkei_am", "stock_foreign"],
  ["yeekee", "pingpong", "yeekee"],
  ["set_4", "lao", "set_4"],
  ["a-new-group", "mars", "stock_foreign"],
])("%s, %s is of the family %s", (betGroup, betType, family) => {
  expect(familyOf({ betGroup, betType })).toBe(family);
});
