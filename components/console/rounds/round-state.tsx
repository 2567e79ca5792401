import Chip from "@mui/material/Chip";
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

const colours: Readonly<Record<RoundStatus, string>> = {
  upcoming: "var(--muted)",
  open: "var(--success)",
  suspended: "var(--warning)",
  closed: "var(--ink)",
  settled: "var(--muted)",
  void: "var(--danger)",
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
  const colour = isHeld ? "var(--warning)" : colours[state];
  return (
    <Chip
      size="small"
      variant="outlined"
      label={count === undefined ? word : `${count} ${word}`}
      sx={{ color: colour, borderColor: colour, fontWeight: 700, justifySelf: "start" }}
    />
  );
}
