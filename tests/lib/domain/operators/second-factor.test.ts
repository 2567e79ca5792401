import { describe, expect, test } from "vitest";
import { appCode, factorDemand, plainRecoveryCode } from "@/lib/domain/operators/second-factor";

describe("what a login with the right password needs besides", () => {
  // hasFactor, isDemo, isLocal, hasOwnDatabase, hasTestClock
  test.each([
    ["in operation without a factor", [false, false, false, true, false], "enrol"],
    ["in operation with one", [true, false, false, true, false], "code"],
    ["a demo operator in operation", [false, true, true, true, false], "enrol"],
    ["a demo operator in the box, on its own machine", [false, true, true, false, false], "offer"],
    ["the same who took the offer", [true, true, true, false, false], "code"],
    ["a demo operator of the box over the network", [false, true, false, false, false], "enrol"],
    ["another operator of the box", [false, false, true, false, false], "enrol"],
    ["a demo operator under the test clock", [true, true, false, true, true], "offer"],
    ["another operator under the test clock", [true, false, true, true, true], "code"],
  ] as const)("%s", (_, [hasFactor, isDemo, isLocal, hasOwnDatabase, hasTestClock], demand) => {
    expect(factorDemand({ hasFactor, isDemo, isLocal, hasOwnDatabase, hasTestClock })).toBe(demand);
  });
});

describe("what is typed as a code", () => {
  test.each([
    ["123456", "123456"],
    ["123 456", "123456"],
    ["12345", null],
    ["abcd-efgh-jkmn-pqrs", null],
  ])("%s", (typed, code) => expect(appCode(typed)).toBe(code));

  test("a recovery code may be typed in capitals, with spaces or without hyphens", () => {
    for (const typed of ["abcd-efgh", "ABCD EFGH", " abcdefgh "])
      expect(plainRecoveryCode(typed)).toBe("abcdefgh");
  });
});
