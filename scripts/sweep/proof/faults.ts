import { runTests } from "../test-report";
import type { ProofPart } from "./part";

/** Kills of each kind of act: 20 each, as `npm run sweep -- trials`. */
const counts = { KILLS: "20", EVERY_PHASE: "1" };
const files = [
  "tests/trials/killed.test.ts",
  "tests/trials/withdraw-killed.test.ts",
  "tests/trials/approvals-killed.test.ts",
  "tests/trials/draws-killed.test.ts",
  "tests/upstream/db/busy.test.ts",
  "tests/upstream/db/cut-connection.test.ts",
];

/** Processes are killed in the middle of acts, connections are cut, and the database does not answer. */
export const faults: ProofPart = {
  name: "faults",
  shows: "nothing acknowledged is lost and nothing done twice when processes die and connections break",
  measures: ["upstream", "lib/domain", "tests/trials"],
  async run() {
    const tests = await runTests(["--project=trials", "--project=long", ...files], counts);
    return tests.map(({ title, passed, failure }) => ({
      what: title,
      seen: passed ? "held" : failure,
      must: "to hold",
      holds: passed,
    }));
  },
};
