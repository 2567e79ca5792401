import { runTests } from "../test-report";
import type { ProofPart } from "./part";

/** Kills of each kind of act: 20 each, as `npm run sweep -- trials`. What is frozen stays so for half a minute. */
const counts = { KILLS: "20", EVERY_PHASE: "1", FROZEN_SECONDS: "30" };
const files = [
  "tools/proof/trials/killed.test.ts",
  "tools/proof/trials/withdraw-killed.test.ts",
  "tools/proof/trials/approvals-killed.test.ts",
  "tools/proof/trials/draws-killed.test.ts",
  "tools/proof/trials/full-disk.test.ts",
  "tools/proof/trials/hostile-machine.test.ts",
  "tests/upstream/db/busy.test.ts",
  "tests/upstream/db/cut-connection.test.ts",
];

/**
 * Processes are killed in the middle of acts, connections are cut, the database does not answer, disks are full or
 * fail, clocks are wrong, and processes are frozen or short of time.
 */
export const faults: ProofPart = {
  name: "faults",
  shows:
    "nothing acknowledged is lost and nothing done twice when processes, connections, disks and clocks fail",
  measures: ["upstream", "lib/domain", "tools/proof/trials"],
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
