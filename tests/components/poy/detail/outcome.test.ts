import { expect, test } from "vitest";
import { isGain, lineNetOf, netOf, optionTone, shownStatus, toneOf } from "@/components/poy/detail/outcome";
import { satang } from "@/lib/domain/money/money";
import { line, slip } from "../slips";

test.each([
  ["accepted", 0, null],
  ["won", 900_00, 800_00],
  ["won", 50_00, -50_00],
  ["lost", 0, -100_00],
  ["cancelled", 0, 0],
  ["refunded", 0, 0],
] as const)("a slip of 100 baht that is %s with %d satang won leaves %s", (status, win, net) => {
  expect(netOf(slip(1, { status, win: satang(win) }))).toBe(net);
});

test.each([
  ["won", 900_00, true, "gold", "won"],
  ["won", 100_00, false, "neutral", "even"],
  ["won", 50_00, false, "neutral", "less"],
  ["lost", 0, false, "neutral", "lost"],
  ["refunded", 0, false, "warning", "refunded"],
] as const)(
  "a slip of 100 baht that is %s with %d satang won: a gain is %s, its state %s and called %s",
  (status, win, gains, tone, called) => {
    const of = slip(1, { status, win: satang(win) });
    expect([isGain(of), toneOf(of), shownStatus(of)]).toEqual([gains, tone, called]);
  },
);

test.each([
  ["pending", 0, null],
  ["won", 900_00, 890_00],
  ["lost", 0, -10_00],
  ["refunded", 0, 0],
] as const)("a line of 10 baht that is %s leaves %s", (outcome, win, net) => {
  expect(lineNetOf(line({ outcome, win: satang(win) }))).toBe(net);
});

test.each([
  ["teng_bon_1", "digits1"],
  ["teng_lang_2", "digits2"],
  ["tode_3", "digits3"],
] as const)("%s has the colour of %s", (option, tone) => {
  expect(optionTone(option)).toBe(tone);
});
