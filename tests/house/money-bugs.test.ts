import { existsSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { moneyBugs, whyNotApplied } from "@/tools/proof/sweep/proof/money-bugs";
import { root } from "@/tools/site/root.mjs";
import { hasGit } from "../support/runner/git";

const bugs = moneyBugs(root);

describe("the planted bugs about money", () => {
  test("are twenty or more", () => expect(bugs.length).toBeGreaterThanOrEqual(20));

  test.skipIf(!hasGit).each(bugs)("$name can still be planted", (bug) => {
    expect(whyNotApplied(bug, root)).toBeNull();
  });

  test.each(bugs)("the tests nearest to $name are there", (bug) => {
    for (const near of bug.near) expect(existsSync(join(root, near)), near).toBe(true);
  });
});
