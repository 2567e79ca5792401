import type { Figure } from "../figure";
import type { ProofPart } from "./part";

/**
 * Small changes of rules and of SQL functions, and how many of them a test notices. What was judged before of the same
 * text with the same tests is not judged again, so that a run that was cut goes on.
 */
export const mutation: ProofPart = {
  name: "mutation",
  shows: "tests notice small changes of the rules and of the SQL functions of money",
  measures: ["upstream/db/functions", "lib/domain", "tests/lib/domain", "tests/support/functions"],
  async run() {
    // Loads Stryker and Vitest, which no other part needs.
    const { closeBenches, groups, measure } = await import("../../mutation/measure");
    const figures: Figure[] = [];
    try {
      for (const group of groups.filter(({ leastPercent }) => leastPercent !== null)) {
        const tell = (file: string) => void process.stdout.write(`  ${file}\n`);
        const { killed, tried, percent, isEnough, unknown } = await measure(group, tell);
        figures.push({
          what: `${group.name}: mutants of ${group.files.length} files killed`,
          seen: `${percent} % (${killed} of ${tried}), ${unknown.length} survivors without a reason`,
          must: `at least ${group.leastPercent} %, each survivor with a reason`,
          holds: isEnough,
        });
      }
      return figures;
    } finally {
      await closeBenches();
    }
  },
};
