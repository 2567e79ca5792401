import { Chip, type ChipTone } from "@/components/ui/chip";
import type { ResultRow } from "@/lib/contract/rounds";
import { type ResultWords, type RowState, stateOf } from "./result-row";

const tones: Record<Exclude<RowState, "drawn">, ChipTone> = {
  waiting: "warning",
  void: "danger",
  open: "success",
  upcoming: "neutral",
};

/** Why a row has no numbers; for a drawn one only the label of a demonstration. */
export function StateChip({ row, words }: { row: ResultRow; words: ResultWords }) {
  const state = stateOf(row);
  if (state !== "drawn") return <Chip tone={tones[state]}>{words[state]}</Chip>;
  return row.demo ? <Chip tone="warning">{words.demo}</Chip> : null;
}
