import type { Figure } from "../sweep/figure";

/** A line for each figure of each row, with the machine's load when the row had run. */
export function tableOf(figures: readonly (Figure & { row: string; load: string })[]): string {
  const lines = figures.map(
    ({ row, what, seen, must, holds, load }) =>
      `| ${row} | ${what} | ${inOneLine(seen)} | ${must} | ${holds ? "yes" : "NO"} | ${load} |`,
  );
  return ["| row | what | seen | must be | holds | load |", "|---|---|---|---|---|---|", ...lines].join("\n");
}

const inOneLine = (text: string) => text.replaceAll(/\s+/g, " ").replaceAll("|", "/");
