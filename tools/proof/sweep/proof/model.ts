import { z } from "zod";
import { runTests } from "../test-report";
import type { ProofPart } from "./part";
import { doneOf, endRun, progressEnv } from "./resume";

const ACTS = 10_000;
const LEAST_CALLS = 30;

const runShape = z.object({
  calls: z.array(z.string()),
  accepted: z.number(),
  refused: z.number(),
  won: z.number(),
  refunded: z.number(),
});

/**
 * Random acts of members, operators and a game provider against a model of balances. Half an hour of work:
 * `PROOF_MINUTES=10` takes a piece, and the next run goes on.
 */
export const model: ProofPart = {
  name: "model",
  shows: "whatever moves money answers as a small model says, and every account agrees with it",
  measures: ["upstream", "lib/domain", "lib/contract", "tests/support/models/money"],
  resumes: true,
  async run(seed) {
    const env = { ...progressEnv("model"), SEED: seed, MODEL_ACTS: String(ACTS) };
    const tests = await runTests(["--project=trials", "tools/proof/trials/money-model.test.ts"], env);
    const runs = [...doneOf("model")].map(([key, value]) => ({ key, ...runShape.parse(value) }));
    const databases = process.env.TEST_DATABASE_URL ? ["pglite", "postgres"] : ["pglite"];
    const figures = databases.flatMap((database) => {
      const own = runs.filter(({ key }) => key.startsWith(`${database} `));
      const sum = (of: "accepted" | "refused" | "won" | "refunded") =>
        own.reduce((total, run) => total + run[of], 0);
      const [accepted, refused, won, refunded] = [
        sum("accepted"),
        sum("refused"),
        sum("won"),
        sum("refunded"),
      ];
      const calls = new Set(own.flatMap((run) => run.calls)).size;
      const acts = accepted + refused;
      const seen = `${acts} acts of ${calls} calls: ${accepted} accepted, ${refused} refused, ${won} won, ${refunded} refunded`;
      return {
        what: `acts on ${database}`,
        seen,
        must: `${ACTS} acts of ${LEAST_CALLS} calls, a third accepted, a winner, a refund`,
        holds: acts >= ACTS && calls >= LEAST_CALLS && accepted >= acts / 3 && won > 0 && refunded > 0,
      };
    });
    const failed = tests.filter(({ passed }) => !passed);
    if (figures.every(({ holds }) => holds) && failed.length === 0) endRun("model");
    return [
      ...figures,
      {
        what: "answers and balances other than the model's",
        seen: failed[0] ? failed[0].failure.slice(0, 300) : "0",
        must: "0",
        holds: failed.length === 0,
      },
    ];
  },
};
