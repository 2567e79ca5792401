import { runTests } from "../test-report";
import type { ProofPart } from "./part";

const SECONDS = 60;

/**
 * A minute of a bank under cuts and kills, whose histories are looked at for anomalies of serializability and of
 * real time; and stores with flaws that are planted, which the same look has to find.
 */
export const histories: ProofPart = {
  name: "histories",
  shows: "every history of the bank is serializable and in real time; planted anomalies are found",
  measures: ["upstream", "lib/domain", "tests/support/bank", "tests/support/models/history"],
  async run() {
    const files = ["bank", "naive-bank", "planted-anomalies"].map(
      (name) => `tools/proof/trials/${name}.test.ts`,
    );
    const tests = await runTests(["--project=trials", ...files], { BANK_SECONDS: String(SECONDS) });
    return tests.map(({ title, passed, failure }) => ({
      what: title,
      seen: passed ? "held" : failure,
      must: "to hold",
      holds: passed,
    }));
  },
};
