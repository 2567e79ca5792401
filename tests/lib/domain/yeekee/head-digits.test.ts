import { expect, test } from "vitest";
import { headDigits } from "@/lib/domain/yeekee/head-digits";

test.each([
  ["1d1402aa15969f79af5f3212dd0b2127cbfb796ed4de8eb83324558cd28c5d2c", "1d14 02aa 1596 9f79"],
  ["0".repeat(64), "0000 0000 0000 0000"],
])("%s is shown as %s", (head, shown) => {
  expect(headDigits(head)).toBe(shown);
});
