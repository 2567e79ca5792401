import { Chip } from "@/components/ui/chip";
import type { PoyRow } from "@/lib/contract/poys";
import { shownStatus, toneOf } from "../detail/outcome";
import type { PoyWords } from "../poy-words";

interface ShortStatusProps {
  poy: Pick<PoyRow, "status" | "isBeingChecked" | "total" | "win">;
  words: Pick<PoyWords, "card" | "status">;
}

/** A slip's state in a list, where a waiting slip has one word: its sentence is too long beside an action. */
export function ShortStatus({ poy, words }: ShortStatusProps) {
  const status = shownStatus(poy);
  return (
    <Chip tone={toneOf(poy)}>{status === "accepted" ? words.card.pendingNet : words.status[status]}</Chip>
  );
}
