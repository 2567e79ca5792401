import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { proofParts } from "@/scripts/sweep/proof/parts";
import { readMeasured, tableOf, withTable } from "@/scripts/sweep/proof/reliability";
import { inRoot } from "@/tools/site/root.mjs";

describe("the table of docs/reliability.md", () => {
  test("is that of the figures that were kept", () => {
    const text = readFileSync(inRoot("docs/reliability.md"), "utf8");
    expect(text).toBe(withTable(text, tableOf(proofParts, readMeasured())));
  });
  test("names a part that was never measured, and a figure that does not hold", () => {
    const figures = [
      { what: "a|b", seen: "1", must: "2", holds: false },
      { what: "c", seen: "held", must: "to hold", holds: true },
      { what: "d", seen: "98 of 100", must: "95 % or more", holds: true },
    ];
    const one = { commit: "abc", date: "2026-11-24", seed: "7", minutes: 1, databases: "PGlite", figures };
    const parts = [
      { name: "first", shows: "something" },
      { name: "second", shows: "something else" },
    ];
    expect(
      tableOf(parts, { second: one })
        .split("\n")
        .filter((line) => /^(first|second)/.test(line)),
    ).toEqual([
      "first | something | never measured | ",
      "second | something else | 2 of 3 | 2026-11-24, abc, seed 7, PGlite",
      "second | a\\|b | **1** | 2",
      "second | d | 98 of 100 | 95 % or more",
    ]);
  });
});
