import type { Round } from "@/lib/contract/rounds";

/** A round of the list of markets, with its market's name in the reader's language. */
export interface NamedRound extends Round {
  readonly marketName: string;
  /** The same in English: members of every language also type Hanoi or Nikkei. */
  readonly englishName: string;
  /** Its country in both, for the search alone: nothing in "Hanoi" says Vietnam. */
  readonly country: string;
}
