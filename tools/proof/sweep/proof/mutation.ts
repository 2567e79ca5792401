import type { Figure } from "../figure";
import type { ProofPart } from "./part";

/**
 * Small changes of rules and of SQL functions, and how many of them a test notices. What was judged before of the same
 * text with the same tests is not judged again: `PROOF_MINUTES=7` takes a piece, and the next run goes on.
 */
export const mutation: ProofPart = {
  name: "mutation",
  shows: "tests notice small changes of the rules and of the SQL functions of money",
  measures: ["upstream/db/functions", "lib/domain", "tests/lib/domain", "tests/support/functions"],
  async run() {
    // Loads Stryker and Vitest, which no other part needs.
    const { closeBenches, deadline, groups, measure } = await import("../../mutation/measure");
    const isTimeUp = deadline();
    const figures: Figure[] = [];
    try {
      for (const group of groups) {
        const tell = (file: string) => void process.stdout.write(`  ${file}\n`);
        const outcome = await measure(group, isTimeUp, tell);
        const { killed, tried, percent, isEnough, unknown, unfinished } = outcome;
        const left = unfinished.length > 0 ? `, ${unfinished.length} files not finished` : "";
        figures.push({
          what: `${group.name}: mutants of ${group.files.length} files that a test notices`,
          seen: `${killed} of ${tried} (${percent} %), ${unknown.length} survivors without a reason${left}`,
          must: `${group.leastPercent} % or more, each survivor with a reason`,
          holds: isEnough,
        });
      }
      return figures;
    } finally {
      await closeBenches();
    }
  },
};
