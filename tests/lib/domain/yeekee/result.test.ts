import { describe, expect, test } from "vitest";
import { winningNumbers } from "@/lib/domain/settlement/settlement";
import { resultOfShots, shotResult } from "@/lib/domain/yeekee/result";

test("the vector: sum 1234567890 less 51876", () => {
  const result = shotResult(1_234_567_890, 51_876);
  expect(result).toEqual({ top3: "014", bottom2: "16" });
  expect(winningNumbers(result, "teng_bon_2")).toEqual(["14"]);
});

test("a small difference is padded to five digits", () => {
  expect(shotResult(1000, 993)).toEqual({ top3: "007", bottom2: "00" });
});

describe("a round of shots", () => {
  const shots = Array.from({ length: 20 }, (_, at) => (at + 1) * 1000);

  test("takes off the sixteenth from the newest", () => {
    expect(resultOfShots(shots)).toEqual({ sum: 210_000, result: shotResult(210_000, 5000) });
  });

  test("adds the system shot to the sum without giving it a rank", () => {
    expect(resultOfShots(shots, 89_770)?.result).toEqual(shotResult(299_770, 5000));
  });

  test("with fewer than twenty there is none", () => {
    expect(resultOfShots(shots.slice(1))).toBeNull();
  });
});
