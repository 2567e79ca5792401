import { expect, test } from "vitest";
import { satang } from "@/lib/domain/money/money";
import { cancelUntilMs } from "@/lib/domain/poy/cancel";
import { isOfPrice, type LineReason, rejectLine, type SentLine } from "@/lib/domain/poy/rejection";

const line: SentLine = {
  ref: "a",
  option: "teng_bon_3",
  number: "123",
  price: satang(100_00),
  multiply: 900,
};
const terms = {
  min: satang(1_00),
  max: satang(1_000_00),
  defaultRate: 900,
  multiply: 900,
  memberMax: satang(5_000_00),
  asked: satang(100_00),
};

test.each([
  ["a plain line passes", {}, {}, null],
  ["the bounds are inclusive below", { price: satang(1_00) }, {}, null],
  ["and above", { price: satang(1_000_00) }, {}, null],
  ["under the minimum", { price: satang(0) }, {}, { reason: "price-out-of-range", min: 1_00, max: 1_000_00 }],
  ["over the maximum", { price: satang(1_001_00) }, {}, { reason: "price-out-of-range" }],
  ["not whole baht", { price: satang(1_50) }, {}, { reason: "price-out-of-range" }],
  ["an option of another market", {}, { defaultRate: 0, multiply: 0 }, { reason: "option-unknown" }],
  ["two digits on three top", { number: "12" }, {}, { reason: "number-malformed" }],
  [
    "a malformed number of an option that is not there",
    { number: "12" },
    { defaultRate: 0, multiply: 0 },
    { reason: "number-malformed" },
  ],
  ["a closed number", {}, { multiply: 0 }, { reason: "number-closed" }],
  ["a worse rate is asked again", {}, { multiply: 450 }, { reason: "rate-changed", from: 900, to: 450 }],
  ["a better rate is taken silently", { multiply: 450 }, {}, null],
  ["the member's cap reached exactly by all lines on the number", {}, { asked: satang(5_000_00) }, null],
  [
    "over the member's cap",
    {},
    { asked: satang(5_001_00) },
    { reason: "member-cap", max: 5_000_00, left: 5_000_00 },
  ],
])("%s", (_, sent, now, expected) => {
  const rejection = rejectLine({ ...line, ...sent }, { ...terms, ...now });
  if (expected === null) expect(rejection).toBeNull();
  else expect(rejection).toMatchObject({ ref: "a", ...expected });
});

test.each([
  ["gov", "gov", 30],
  ["stock", "th_close", 10],
  ["set_4", "lao", 10],
  ["yeekee", "yeekee", 2],
  ["yeekee", "pingpong", 2],
])("a slip of %s (%s) can be taken back until %d minutes before the close", (betGroup, betType, minutes) => {
  expect(cancelUntilMs(betGroup, betType, 1_000_000_000)).toBe(1_000_000_000 - minutes * 60_000);
});

test("a slip of the 5-minute game never", () => {
  expect(cancelUntilMs("yeekee", "yeekee_5", 1_000_000_000)).toBeNull();
});

test.each<[LineReason, boolean]>([
  ["price-out-of-range", true],
  ["member-cap", true],
  ["sale-limit", true],
  ["rate-changed", false],
  ["number-closed", false],
  ["option-unknown", false],
  ["number-malformed", false],
])("whether another price would do: %s, %s", (reason, would) => {
  expect(isOfPrice(reason)).toBe(would);
});
