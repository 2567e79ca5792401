import { exampleLine, tickedPair } from "@/lib/domain/poy/stake-pairs";
import { useBets } from "@/stores/bets";

/** A line that fits the panel's digits and what is ticked, and the pair that its two prices are for. */
export function useTypedExample() {
  const panel = useBets((slip) => slip.panel);
  const selected = useBets((slip) => slip.selected);
  const pair = tickedPair(panel, selected);
  return { example: exampleLine(panel, pair !== null), pair };
}
