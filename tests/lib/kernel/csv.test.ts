import { expect, test } from "vitest";
import { csvRow } from "@/lib/kernel/csv";

test.each([
  ["=1+1", "'=1+1"],
  [" +cmd", "' +cmd"],
  ["-2", "'-2"],
  ["-12.00", "-12.00"],
  ["＝SUM(A1)", "'＝SUM(A1)"],
  ["@x", "'@x"],
  ['say "so", then', '"say ""so"", then"'],
  ["two\nlines", '"two\nlines"'],
  ["=a,b", `"'=a,b"`],
  [-5, "-5"],
  [true, "true"],
  [null, ""],
  [undefined, ""],
  [[{ number: "47" }], '"[{""number"":""47""}]"'],
])("the cell %j is written as %s", (value, written) => {
  expect(csvRow([value, "end"])).toBe(`${written},end\r\n`);
});
