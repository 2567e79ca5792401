import { expect, test } from "vitest";
import { fill } from "@/lib/i18n/fill";

const ago = "{n, plural, one {# draw} other {# draws}} ago";

test.each([
  ["Draw of {date}", { date: "01/12/2026" }, "Draw of 01/12/2026"],
  ["{a} and {b} and {a}", { a: 1, b: "two" }, "1 and two and 1"],
  ["{missing} stays", {}, "{missing} stays"],
  [ago, { n: 0 }, "0 draws ago"],
  [ago, { n: 1 }, "1 draw ago"],
  [ago, { n: "1" }, "1 draw ago"],
  [ago, { n: "1.1" }, "1.1 draws ago"],
  [ago, { n: 12 }, "12 draws ago"],
  [`{who} won, ${ago}`, { n: 1, who: "They" }, "They won, 1 draw ago"],
  [ago, { n: "1,234" }, "1,234 draws ago"],
  [ago, {}, ago],
  [
    `${ago}, every {m, plural, one {# minute} other {# minutes}}`,
    { n: 2, m: 1 },
    "2 draws ago, every 1 minute",
  ],
])("%j with %j reads %j", (text, values, read) => {
  expect(fill(text, values)).toBe(read);
});
