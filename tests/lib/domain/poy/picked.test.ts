import { expect, test } from "vitest";
import type { PoyOption } from "@/lib/domain/poy/options";
import { pickedNumbers } from "@/lib/domain/poy/picked";

const lines = (...bets: [PoyOption, string][]) =>
  bets.map(([option, number], at) => ({ ref: `l${at}`, option, number }));

test.each([
  ["nothing", lines(), []],
  [
    "above and below of one number are one, in the slip's order",
    lines(["teng_lang_2", "25"], ["teng_bon_2", "25"]),
    [{ number: "25", options: ["teng_bon_2", "teng_lang_2"], times: 1, refs: ["l1", "l0"] }],
  ],
  [
    "the last added number first",
    lines(["teng_bon_2", "25"], ["teng_bon_2", "78"], ["teng_bon_3", "123"]),
    [
      { number: "123", options: ["teng_bon_3"], times: 1, refs: ["l2"] },
      { number: "78", options: ["teng_bon_2"], times: 1, refs: ["l1"] },
      { number: "25", options: ["teng_bon_2"], times: 1, refs: ["l0"] },
    ],
  ],
  [
    "a repeat counts, and brings its number to the front",
    lines(["teng_bon_2", "25"], ["teng_bon_2", "78"], ["teng_bon_2", "25"], ["teng_lang_2", "25"]),
    [
      { number: "25", options: ["teng_bon_2", "teng_lang_2"], times: 2, refs: ["l3", "l2", "l0"] },
      { number: "78", options: ["teng_bon_2"], times: 1, refs: ["l1"] },
    ],
  ],
])("%s", (_what, given, picked) => {
  expect(pickedNumbers(given)).toEqual(picked);
});
