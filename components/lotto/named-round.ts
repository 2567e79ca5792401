import type { Round } from "@/lib/contract/rounds";

/** A round of the list of markets, with its market's name in the reader's language. */
export interface NamedRound extends Round {
  readonly marketName: string;
}
