import { describe, expect, test } from "vitest";
import { type Evidence, isGrave, warningSigns, warningSignsOf } from "@/lib/domain/operators/warning-signs";
import { DAY_MS } from "@/lib/domain/time/time";

const NOW = 100 * DAY_MS;
const clean: Evidence = {
  name: "สมหญิง รักดี",
  formerNames: [],
  accountName: "สมหญิง รักดี",
  links: [],
  canWithdraw: true,
  isSelfExcluded: false,
  handMade: 0,
  memberSinceMs: NOW - 30 * DAY_MS,
};
const signsOf = (more: Partial<Evidence>) => warningSignsOf({ ...clean, ...more }, NOW);

describe("warning signs", () => {
  test("are none of a member with nothing against them", () => {
    expect(signsOf({})).toEqual([]);
    expect(signsOf({ accountName: null })).toEqual([]);
  });

  test("tell what other accounts share, the gravest first", () => {
    const links = [{ signs: ["address"] as const }, { signs: ["address", "device"] as const }];
    expect(signsOf({ links })).toEqual(["shared-device", "shared-address"]);
    expect(signsOf({ links: [{ signs: ["bank"] }] })).toEqual(["shared-bank"]);
  });

  test("compare names without case and repeated spaces", () => {
    expect(signsOf({ name: "Ann  Lee", accountName: " ann lee" })).toEqual([]);
    expect(signsOf({ accountName: "สมชาย ใจดี" })).toEqual(["another-name"]);
    expect(signsOf({ formerNames: ["สมศรี เดิม"] })).toEqual(["name-changed"]);
  });

  test("tell of money that operators gave by hand", () => {
    expect(signsOf({ handMade: 5_000_00 })).toEqual(["hand-made-money"]);
  });

  test("end with two days of membership", () => {
    expect(signsOf({ memberSinceMs: NOW - 2 * DAY_MS + 1 })).toEqual(["new-member"]);
    expect(signsOf({ memberSinceMs: NOW - 2 * DAY_MS })).toEqual([]);
  });

  test("stand in the order of their weight: every grave one before every other", () => {
    const all = signsOf({
      links: [{ signs: ["device", "bank", "address"] }],
      accountName: "another",
      formerNames: ["former"],
      canWithdraw: false,
      isSelfExcluded: true,
      handMade: 1,
      memberSinceMs: NOW,
    });
    expect(all).toEqual(warningSigns);
    expect(all.filter(isGrave)).toEqual(warningSigns.slice(0, 5));
    expect(all.slice(0, 5).at(-1)).toBe("hand-made-money");
  });

  test.each([
    ["shared-device", true],
    ["shared-bank", true],
    ["another-name", true],
    ["self-excluded", true],
    ["shared-address", false],
    ["name-changed", false],
    ["turnover-left", false],
    ["new-member", false],
  ] as const)("%s is grave by itself: %s", (sign, grave) => expect(isGrave(sign)).toBe(grave));
});
