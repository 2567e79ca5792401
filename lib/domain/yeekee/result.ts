import type { ThreeDigitResult } from "../settlement/settlement";

/** Rank of the shot that is deducted from the sum; rank 1 is the newest. */
export const DEDUCTED_RANK = 16;
/** With fewer shots than this a round is refunded. */
export const SHOTS_MIN = 20;

/**
 * Result of a round from its sum and the shot of rank 16: V = sum − shot, padded to five digits; its last
 * three digits are three top, the fourth and fifth from the right two bottom.
 */
export function shotResult(sum: number, deducted: number): ThreeDigitResult {
  const value = String(sum - deducted).padStart(5, "0");
  return { top3: value.slice(-3), bottom2: value.slice(-5, -3) };
}

/** Sum of the shots and result, from the shots in the order they came in; null when there are too few. */
export function resultOfShots(
  shots: readonly number[],
  systemShot = 0,
): { sum: number; result: ThreeDigitResult } | null {
  if (shots.length < SHOTS_MIN) return null;
  const sum = shots.reduce((total, shot) => total + shot, systemShot);
  const deducted = shots[shots.length - DEDUCTED_RANK] as number;
  return { sum, result: shotResult(sum, deducted) };
}
