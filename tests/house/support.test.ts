import { expect, test } from "vitest";
import { filesUnder } from "./source-files";

const support = "tests/support/";
const most = 30;

/** The names that each folder of the tests' support shows. */
const shown = new Map<string, Set<string>>();
for (const file of filesUnder(["tests/support"])) {
  const parts = file.slice(support.length).split("/");
  for (const [depth, name] of parts.entries()) {
    const folder = support + parts.slice(0, depth).join("/");
    shown.set(folder, (shown.get(folder) ?? new Set()).add(name));
  }
}

test("what supports the tests stands in folders that say what it is", () => {
  const loose = filesUnder(["tests/support"]).filter((file) => !file.slice(support.length).includes("/"));
  expect(loose).toEqual([]);
});

test(`no folder of it shows more than ${most} names`, () => {
  // A release's migrations are kept as they were.
  const full = [...shown].filter(([folder, { size }]) => size > most && !folder.endsWith("/migrations"));
  expect(full.map(([folder, { size }]) => `${folder}: ${size}`)).toEqual([]);
});
