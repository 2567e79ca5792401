/** Return to players by game and place, as they are told; a test counts every possible outcome. */
export const statedReturns: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  "golden-lotus": { line: 95.98 },
  "hi-lo": { low: 97.22, high: 97.22, eleven: 96.25 },
  "fish-prawn-crab": { fish: 95.83, prawn: 95.83, crab: 95.83, rooster: 95.83, gourd: 95.83, tiger: 95.83 },
};

/** The least and the most that a game of the house returns, in per cent with two digits; null for any other game. */
export function returnSpan(gameId: string | null): string | null {
  const percents = Object.values(statedReturns[gameId ?? ""] ?? {});
  if (percents.length === 0) return null;
  const ends = [Math.min(...percents), Math.max(...percents)].map((percent) => percent.toFixed(2));
  // No browser breaks the line behind the dash.
  return [...new Set(ends)].join("–\u2060");
}
