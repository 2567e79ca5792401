import { runTests } from "../test-report";
import type { DrawPart } from "./part";

/**
 * The service is killed at every point of a draw, from the shooting to the payment. On PGlite, and on the server
 * of TEST_DATABASE_URL when one is set.
 */
export const kills: DrawPart = {
  name: "kills",
  async run() {
    const tests = await runTests(["--project=trials", "tools/proof/trials/draws-killed.test.ts"], {
      EVERY_PHASE: "1",
    });
    return tests.map(({ title, passed, failure }) => ({
      what: title,
      seen: passed ? "one result, one payout, one entry" : failure,
      must: "the same draw, once",
      holds: passed,
    }));
  },
};
