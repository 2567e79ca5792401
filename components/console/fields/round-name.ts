"use client";
import { type NamedByMarket, roundName } from "@/lib/domain/rounds/names";
import { displayDate } from "@/lib/domain/time/time";
import { useConsoleWords } from "../words/console-words";

/** Names rounds by their market in the operator's language, with the number where a day has many. */
export function useRoundName(): (round: NamedByMarket) => string {
  const names = useConsoleWords("names");
  return (round) => {
    const market = names.code("market", round.betType);
    const isKnown = market !== round.betType;
    return roundName(
      { numbered: names("market.numbered"), ...(isKnown && { [round.betType]: market }) },
      round,
    );
  };
}

/** The same with the draw day, for where rounds of several days meet. */
export function useDatedRoundName(): (round: NamedByMarket & { dt: string }) => string {
  const nameOf = useRoundName();
  return (round) => `${nameOf(round)} · ${displayDate(round.dt)}`;
}
