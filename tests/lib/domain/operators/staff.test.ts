import { describe, expect, test } from "vitest";
import { mayAppoint, rankOf } from "@/lib/domain/operators/staff";

test("ranks rise from nobody to superAdmin", () => {
  expect([null, "member", "staff", "administrator", "superAdmin"].map(rankOf)).toEqual([0, 0, 1, 2, 3]);
});

describe("who gives which role", () => {
  test.each([
    ["superAdmin", null, "superAdmin", true],
    ["superAdmin", "superAdmin", "staff", true],
    ["administrator", null, "administrator", true],
    ["administrator", null, "superAdmin", false],
    ["administrator", "superAdmin", "staff", false],
    ["administrator", "staff", "administrator", true],
    ["staff", null, "administrator", false],
  ] as const)("%s from %s to %s: %s", (own, from, to, may) => expect(mayAppoint(own, from, to)).toBe(may));
});
