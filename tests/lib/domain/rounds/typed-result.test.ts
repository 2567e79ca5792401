import { describe, expect, test } from "vitest";
import { roundResult } from "@/lib/contract/results";
import { resultFields, typedResult, typedResultDigits } from "@/lib/domain/rounds/typed-result";

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
    ["5a4-7", "547"],
    ["๕๔๗", "547"],
    ["54789", "547"],
  ])("keeps the digits of %s", (text, kept) => {
    expect(typedResultDigits(text, { name: "top3", digits: 3 })).toBe(kept);
  });
});
