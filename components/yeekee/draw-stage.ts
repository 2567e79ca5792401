import type { YingSummary } from "@/lib/contract/yings";

/** `waiting`: the time for which the result was promised has passed, which is no failure. */
export type DrawStage = "freezing" | "beacon" | "working" | "waiting";

/** Where a draw of version 3 stands after the end of the shooting. */
export function stageOfDraw(
  summary: Pick<YingSummary, "seal" | "freeze" | "work"> | null,
  isLate: boolean,
): DrawStage {
  if (isLate) return "waiting";
  if (!summary?.freeze) return "freezing";
  const hasBegun = (summary.work?.done ?? 0) > 0;
  return summary.seal?.chainHash && !hasBegun ? "beacon" : "working";
}
