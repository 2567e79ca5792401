import type { Round } from "@/lib/contract/rounds";

/** The two numbers that most bets on the government's draw are settled by. */
export interface LastDraw {
  readonly first: string;
  readonly back2: string;
  readonly isDemo: boolean;
}

/** A round of the list of markets, with its market's name in the reader's language. */
export interface NamedRound extends Round {
  readonly marketName: string;
  /** The same in English: members of every language also type Hanoi or Nikkei. */
  readonly englishName: string;
  /** Its country in both, for the search alone: nothing in "Hanoi" says Vietnam. */
  readonly country: string;
  /** What its best known bet pays: "×800", of a set the highest prize; absent where the upstream tells no terms. */
  readonly pays?: string | undefined;
  /** What a pinned market drew last. */
  readonly last?: LastDraw | undefined;
}
