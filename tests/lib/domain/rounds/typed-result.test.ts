import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { roundResult } from "@/lib/contract/results";
import { digitsProblem, resultFields, typedResult } from "@/lib/domain/rounds/typed-result";

const government = {
  first: "123456",
  front3a: "111",
  front3b: "222",
  back3a: "333",
  back3b: "444",
  back2: "55",
};

describe("a typed result", () => {
  test.each([
    ["gov", government, { first: "123456", front3: ["111", "222"], back3: ["333", "444"], back2: "55" }],
    ["stock", { top3: "547", bottom2: "00" }, { top3: "547", bottom2: "00" }],
    ["set_4", { draw4: "0012" }, { draw4: "0012" }],
  ])("of %s is complete with all its digits, as the contract has it", (group, typed, result) => {
    expect(typedResult(group, typed)).toEqual(result);
    expect(roundResult.parse(result)).toEqual(result);
    for (const { name } of resultFields(group)) {
      expect(typedResult(group, { ...typed, [name]: "1" })).toBeNull();
      expect(typedResult(group, { ...typed, [name]: undefined })).toBeNull();
    }
  });

  test("is not asked for where shots decide", () => {
    expect(resultFields("yeekee")).toEqual([]);
    expect(typedResult("yeekee", {})).toBeNull();
  });

  test.each([
    ["547", null],
    ["๕๔๗", null],
    [" 547\u200e", null],
    ["38,274.05", "onlyDigits"],
    ["5a4-7", "onlyDigits"],
    ["5 4 7", "onlyDigits"],
    ["-547", "onlyDigits"],
    ["54789", "tooMany"],
    ["54", "tooFew"],
    ["", "tooFew"],
  ])("%j is no result of three digits because of %s", (text, problem) => {
    expect(digitsProblem(text, 3)).toBe(problem);
    const typed = { top3: text, bottom2: "00" };
    expect(typedResult("stock", typed)).toEqual(problem === null ? { top3: "547", bottom2: "00" } : null);
  });

  test("has every digit of what was typed, or is none", () => {
    const text = fc.string({ unit: fc.constantFrom(..."0123456789๐๕ .,-+\u200b"), maxLength: 9 });
    fc.assert(
      fc.property(text, (top3) => {
        const result = typedResult("stock", { top3, bottom2: "00" });
        const seen = top3.replaceAll("\u200b", "").replace(/๐/g, "0").replace(/๕/g, "5").trim();
        if (result) expect(result).toEqual({ top3: seen, bottom2: "00" });
        else expect(seen).not.toMatch(/^\d{3}$/);
      }),
      { numRuns: 2_000 },
    );
  });
});
