import type { NamedRound, RoundSection } from "@/components/lotto/round-sections";
import type { Round } from "@/lib/contract/rounds";

/** Groups with a bet page; the others have screens of their own. */
export const roomGroups = ["gov", "stock"] as const;

/** The rounds of the lotto list by section, each with its market's name in the reader's language. */
export function sectionsOf(rounds: readonly Round[], nameOf: (round: Round) => string): RoundSection[] {
  const named = rounds.map((round): NamedRound => ({ round, name: nameOf(round) }));
  const of = (fits: (round: Round) => boolean) => named.filter(({ round }) => fits(round));
  return [
    { key: "gov", rounds: of(({ betGroup }) => betGroup === "gov") },
    {
      key: "stock_th",
      rounds: of(({ betGroup, betType }) => betGroup === "stock" && betType.startsWith("th_")),
    },
    {
      key: "stock_foreign",
      rounds: of(({ betGroup, betType }) => betGroup === "stock" && !betType.startsWith("th_")),
    },
    { key: "set_4", rounds: of(({ betGroup }) => betGroup === "set_4") },
  ];
}
