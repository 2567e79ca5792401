/**
 * What came of a stake. What is left decides, never what was paid out: a payout below the stake is a loss, and wherever
 * an outcome is shown it is told calmly. `tests/house/outcomes` names those places.
 */
export type Outcome = "win" | "even" | "loss";

/** @param net the payout less the stake, in any unit */
export function outcomeOf(net: number): Outcome {
  if (net > 0) return "win";
  return net === 0 ? "even" : "loss";
}
