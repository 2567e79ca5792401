import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { z } from "zod";
import type { Figure } from "../figure";
import { runTests } from "../test-report";
import type { ProofPart } from "./part";

const SEEDS = 3_000;
const SEEDS_AN_HOUR = 3_000;

/** What the trial writes of each database, a line each. */
const seedFigures = z.object({
  kind: z.string(),
  first: z.number(),
  seeds: z.number(),
  seconds: z.number(),
  /** CPU time of the process with the service and, embedded, its database. */
  cpuSeconds: z.number(),
  faults: z.number(),
  acknowledged: z.number(),
  wrong: z.array(z.string()),
});
export type SeedFigures = z.infer<typeof seedFigures>;

/** The trials of seeds, in this tree or a copy of it. */
export async function runSeeds(env: Record<string, string>, cwd?: string): Promise<SeedFigures[]> {
  const home = await mkdtemp(join(tmpdir(), "seeds-"));
  try {
    const file = join(home, "figures");
    const words = ["--project=trials", "tools/proof/trials/seeded-faults.test.ts"];
    await runTests(words, { ...env, SEED_FIGURES: file }, cwd);
    const lines = (await readFile(file, "utf8")).trim().split("\n");
    return lines.map((line) => seedFigures.parse(JSON.parse(line)));
  } finally {
    await rm(home, { recursive: true, force: true });
  }
}

/**
 * Trials in which the queries of concurrent calls take turns and fail as a seed says. SEEDS sets how many. One alone
 * is replayed by `npm run sweep -- proof seeds --seed N`.
 */
export const seeds: ProofPart = {
  name: "seeds",
  shows: "what was acknowledged is there once, and the ledger is sound, whatever happens to single queries",
  measures: ["upstream", "lib/domain", "tests/support/faults", "tests/support/bank"],
  async run(seed) {
    const all = await runSeeds({ SEEDS: process.env.SEEDS ?? String(SEEDS), SEED: seed });
    return all.flatMap(figuresOf);
  },
  async replay(seed) {
    const all = await runSeeds({ SEEDS: "1", SEED: seed });
    return all.flatMap(({ kind, wrong }) => [
      {
        what: `seed ${seed} on ${kind}`,
        seen: wrong.join("; ") || "nothing",
        must: "nothing",
        holds: wrong.length === 0,
      },
    ]);
  },
};

function figuresOf({
  kind,
  seeds: count,
  first,
  cpuSeconds,
  faults,
  acknowledged,
  wrong,
}: SeedFigures): Figure[] {
  const rate = Math.round((count / cpuSeconds) * 3_600);
  return [
    {
      what: `${count} seeds from ${first} on, on ${kind}: ${acknowledged} calls acknowledged, ${faults} faults`,
      seen: wrong[0] ?? "nothing lost, nothing twice",
      must: "nothing lost, nothing twice",
      holds: wrong.length === 0,
    },
    {
      what: `seeds an hour of one core on ${kind}`,
      seen: String(rate),
      must: `${SEEDS_AN_HOUR} or more`,
      holds: rate >= SEEDS_AN_HOUR,
    },
  ];
}
