import type { NamedRound } from "@/components/lotto/rounds/named-round";
import type { Round } from "@/lib/contract/rounds";
import { countryNames } from "@/lib/domain/rounds/countries";
import { correctRoundName, roundName } from "@/lib/domain/rounds/names";

type MarketNames = Readonly<Record<string, string>>;

/** The rounds as the list shows them: named in the reader's language, without the limits that only a bet page needs. */
export function namedRounds(
  rounds: readonly Round[],
  names: MarketNames,
  english: MarketNames,
  language: string,
): readonly NamedRound[] {
  return rounds.map((round) => {
    const { dt, betId, betName, active, setResult } = round.betList;
    const { status, reason, unixTimeStamp, result, demo } = round.betList;
    return {
      ...round,
      marketName: nameOf(round, names),
      englishName: nameOf(round, english),
      country: countryNames(round.betType, [language, "en"]),
      betList: { dt, betId, betName, active, setResult, status, reason, unixTimeStamp, result, demo },
    };
  });
}

/** A game's name goes without the number of its round, which its line says. */
const nameOf = (round: Round, names: MarketNames): string =>
  round.betGroup === "yeekee"
    ? (names[round.betType] ?? correctRoundName(round.name))
    : roundName(names, round);
