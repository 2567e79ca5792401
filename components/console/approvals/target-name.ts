"use client";
import { parseBetId } from "@/lib/domain/rounds/bet-id";
import { useDatedRoundName } from "../fields/round-name";
import { useConsoleWords } from "../words/console-words";

/** Names what an act is about in the operator's language: a round or market, then the option and number of it. */
export function useTargetName(): (target: string) => string {
  const names = useConsoleWords("names");
  const nameOf = useDatedRoundName();
  return (target) => {
    const [first = "", ...rest] = target.split(" ");
    const parts = parseBetId(first);
    const name = parts
      ? nameOf({ ...parts, betId: first, name: parts.betType })
      : names.code("market", first);
    return [name, ...rest.map((word) => names.code("option", word))].join(" · ");
  };
}
