import type { NamedRound } from "@/components/lotto/named-round";
import type { Round } from "@/lib/contract/rounds";
import { correctRoundName, roundName } from "@/lib/domain/rounds/names";

/**
 * The rounds as the list shows them: named in the reader's language, without the limits that only a bet page
 * needs. A game's name goes without the number of its round, which its line says.
 */
export function namedRounds(
  rounds: readonly Round[],
  names: Readonly<Record<string, string>>,
): readonly NamedRound[] {
  return rounds.map((round) => {
    const { dt, betId, betName, active, setResult } = round.betList;
    const { status, reason, unixTimeStamp, result, demo } = round.betList;
    const marketName =
      round.betGroup === "yeekee"
        ? (names[round.betType] ?? correctRoundName(round.name))
        : roundName(names, round);
    return {
      ...round,
      marketName,
      betList: { dt, betId, betName, active, setResult, status, reason, unixTimeStamp, result, demo },
    };
  });
}
