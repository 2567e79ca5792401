import type { Round } from "@/lib/contract/rounds";

export interface NamedRound {
  round: Round;
  /** The market's name in the reader's language. */
  name: string;
}

export interface RoundSection {
  key: "favourites" | "gov" | "stock_th" | "stock_foreign" | "set_4";
  rounds: readonly NamedRound[];
}

/** The sections with the rounds of favourite markets moved to a section of their own in front. */
export function favouritesFirst(
  sections: readonly RoundSection[],
  favourites: readonly string[],
): readonly RoundSection[] {
  const isFavourite = ({ round }: RoundSection["rounds"][number]) => favourites.includes(round.betType);
  return [
    { key: "favourites", rounds: sections.flatMap(({ rounds }) => rounds.filter(isFavourite)) },
    ...sections.map(({ key, rounds }) => ({ key, rounds: rounds.filter((one) => !isFavourite(one)) })),
  ];
}
