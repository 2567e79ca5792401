import { expect, test } from "vitest";
import { retentionRules } from "@/upstream/retention/rules";
import { read } from "./source-files";

test("the document of growth lists every rule of retention with its days", () => {
  const listed = [...read("docs/growth.md").matchAll(/^`([a-z-]+)` \| (\d+) \|/gm)];
  expect(listed.map(([, name, days]) => [name, Number(days)])).toEqual(
    retentionRules.map(({ name, days }) => [name, days]),
  );
});
