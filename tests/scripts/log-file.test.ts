import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { reasonIn } from "@/scripts/launch/log-file.mjs";

test.each([
  [
    "the group whose mutants survive",
    "a: 2 of 2\nmoney: 182 of 187 killed: FAILS\nslip: 0 of 0",
    "money: 182 of 187 killed: FAILS",
  ],
  ["the first error", "one\nError: it broke\nlast", "Error: it broke"],
  ["the first cross", "fine\n  ✘ a story\nlast", "✘ a story"],
  ["else the last line", "one\nlast", "last"],
])("of a part that failed, %s is its reason", (_, said, reason) => {
  const file = join(mkdtempSync(join(tmpdir(), "log-")), "log");
  writeFileSync(file, said);
  expect(reasonIn(file)).toBe(reason);
});
