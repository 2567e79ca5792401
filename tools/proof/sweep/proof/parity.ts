import { relative } from "node:path";
import { root } from "../../../site/root.mjs";
import { runTests } from "../test-report";
import type { ProofPart } from "./part";

/** Rules that stand in SQL and in TypeScript, on one table each. */
export const parity: ProofPart = {
  name: "parity",
  shows: "rules that stand in SQL and in TypeScript agree",
  measures: ["upstream/db/functions", "lib/domain", "tests/parity"],
  async run() {
    const tests = await runTests(["--project=whole", "tests/parity"]);
    const files = [...new Set(tests.map(({ file }) => file))].sort();
    return files.map((file) => {
      const rows = tests.filter((one) => one.file === file);
      const failed = rows.filter(({ passed }) => !passed);
      return {
        what: relative(root, file),
        seen: `${rows.length - failed.length} of ${rows.length} tests`,
        must: "all",
        holds: failed.length === 0,
      };
    });
  },
};
