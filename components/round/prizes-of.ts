import type { RoundResult } from "@/lib/contract/results";

export interface Prize {
  prize: "draw4" | "top3" | "bottom2" | "first" | "front3" | "back3" | "back2";
  /** As drawn: the same number can occur twice in one prize. */
  numbers: readonly string[];
  tone: "gold" | "digits3" | "digits2" | "sets";
}

/** The prizes of a draw by which slips are settled, the highest first. */
export function prizesOf(result: RoundResult): Prize[] {
  if ("draw4" in result) return [{ prize: "draw4", numbers: [result.draw4], tone: "sets" }];
  if ("top3" in result) {
    return [
      { prize: "top3", numbers: [result.top3], tone: "digits3" },
      { prize: "bottom2", numbers: [result.bottom2], tone: "digits2" },
    ];
  }
  return [
    { prize: "first", numbers: [result.first], tone: "gold" },
    { prize: "front3", numbers: result.front3, tone: "digits3" },
    { prize: "back3", numbers: result.back3, tone: "digits3" },
    { prize: "back2", numbers: [result.back2], tone: "digits2" },
  ];
}
