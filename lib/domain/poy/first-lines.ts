/** What a list shows of a slip's lines: a few of them, the winners before the others. */

/** Lines of a slip that a list shows. */
export const linesInList = 6;

interface Line {
  readonly number: string;
  readonly outcome: string;
}

/** The lines that a list shows, winners first, each kind in the slip's order. */
export function firstLines<L extends Line>(lines: readonly L[]): readonly L[] {
  const won = lines.filter(({ outcome }) => outcome === "won");
  if (won.length === 0) return lines.slice(0, linesInList);
  return [...won, ...lines.filter(({ outcome }) => outcome !== "won")].slice(0, linesInList);
}
