import { Chip, type ChipTone } from "@/components/ui/chip";
import type { RoundStatus } from "@/lib/domain/rounds/phase";
import { useConsoleWords } from "../words/console-words";

/** In the order of a round's life. */
export const roundStates: readonly RoundStatus[] = [
  "upcoming",
  "open",
  "suspended",
  "closed",
  "settled",
  "void",
];

const tones: Readonly<Record<RoundStatus, ChipTone>> = {
  upcoming: "neutral",
  open: "success",
  suspended: "warning",
  closed: "link",
  settled: "neutral",
  void: "danger",
};

/** A round's state in a word; `count`: how many rounds are in it. */
export function RoundState({
  state,
  isHeld,
  count,
}: {
  state: RoundStatus;
  isHeld?: boolean;
  count?: number;
}) {
  const t = useConsoleWords("markets");
  const word = t(isHeld ? "held" : `state.${state}`);
  return (
    <Chip tone={isHeld ? "warning" : tones[state]}>{count === undefined ? word : `${count} ${word}`}</Chip>
  );
}
