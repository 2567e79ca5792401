import type market from "@/locales/th/market.json";

/** The markets' names by betType, without the tables of groups and options in the same file. */
export function marketNames(words: typeof market): Record<string, string> {
  const pairs = Object.entries(words).filter((pair): pair is [string, string] => typeof pair[1] === "string");
  return Object.fromEntries(pairs);
}
