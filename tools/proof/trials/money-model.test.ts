import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { databases } from "../../../tests/support/database/database";
import { moneyCommands } from "../../../tests/support/models/money/commands";
import { checkLaws, nothingSeen, openWorld } from "../../../tests/support/models/money/world";
import { openProgress } from "../../../tests/support/runner/progress";
import { useService } from "../../../tests/support/service/use-service";

/** Acts on each database, a few seconds of them; `npm run sweep -- proof model` does 10,000. */
const ACTS = Number(process.env.MODEL_ACTS || 60);
const SEED = Number(process.env.SEED || 20_261_126);
/** Acts of one run, between openings of new members and rounds. */
const MOST_ACTS = Math.min(150, ACTS);
/** From here on a winner and a refund have to be among them. */
const ENOUGH_ACTS = 1_000;

describe.each(databases)("everything that moves money, held against its model, on $kind", (kind) => {
  const open = useService(kind);

  test("answers as the model says, and every account agrees after each act", async () => {
    const progress = openProgress(1 / databases.length);
    const seen = nothingSeen();
    let acts = progress.sumOf(`${kind.kind} `, actsOf);
    for (let run = 0; acts < ACTS && !progress.isOver(); run++) {
      const key = `${kind.kind} ${run}`;
      if (progress.has(key)) continue;
      const before = structuredClone(seen);
      const property = fc.asyncProperty(moneyCommands(MOST_ACTS), async (commands) => {
        const world = await openWorld(open(), seen);
        await fc.asyncModelRun(() => world, commands);
        await checkLaws(world.real);
      });
      await fc.assert(property, { numRuns: 1, seed: SEED + run, endOnFailure: true });
      const added = since(before, seen);
      acts += actsOf(added);
      progress.keep(key, added);
    }
    const { accepted, refused, won, refunded } = seen;
    process.stdout.write(
      `${kind.kind}: ${JSON.stringify({ accepted, refused, won, refunded })}, SEED=${SEED}\n`,
    );
    expect(accepted).toBeGreaterThanOrEqual((accepted + refused) / 3);
    // A piece of a longer run may have too few acts for these: its report counts them over all pieces.
    if (accepted + refused < ENOUGH_ACTS) return;
    expect(won).toBeGreaterThan(0);
    expect(refunded).toBeGreaterThan(0);
  });
});

const counted = z.object({ accepted: z.number(), refused: z.number() });
function actsOf(run: unknown): number {
  const { accepted, refused } = counted.parse(run);
  return accepted + refused;
}

type Counts = ReturnType<typeof nothingSeen>;

/** What one run has added. */
const since = (before: Counts, after: Counts) => ({
  calls: [...after.acts.keys()],
  accepted: after.accepted - before.accepted,
  refused: after.refused - before.refused,
  won: after.won - before.won,
  refunded: after.refunded - before.refunded,
});
