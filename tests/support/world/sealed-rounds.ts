import { eq, sql } from "drizzle-orm";
import { HOUR_MS, MINUTE_MS, SECOND_MS } from "@/lib/domain/time/time";
import { job, round } from "@/upstream/db/schema/rounds";
import type { TestService } from "../service/service";
import { addRound } from "./rounds";
import type { ShotsRound } from "./yeekee";

interface Sealing {
  betType?: string;
  closesInMs?: number;
  shotsMs?: number;
  /** The end of shooting to the millisecond, instead of a duration from now. */
  endsAtMs?: number;
  /** A chain whose randomness is promised; null: none. */
  chainHash?: string | null;
}

/** An extra shot round that is open and sealed with this many steps, with the jobs that end it. */
export async function openSealedRound(
  service: Pick<TestService, "db">,
  steps: number,
  {
    betType = "yeekee",
    closesInMs = 10 * MINUTE_MS,
    shotsMs = 2 * MINUTE_MS,
    endsAtMs,
    chainHash = null,
  }: Sealing = {},
): Promise<ShotsRound> {
  const times = { opensInMs: HOUR_MS, closesInMs, resultsInMs: closesInMs + shotsMs };
  const betId = await addRound(service, betType, times);
  // Sealed in the transaction that opens it, before a service's own tick seals it with other steps.
  const [row] = await service.db.transaction(async (tx) => {
    const opened = await tx
      .update(round)
      .set({
        openAt: new Date(0),
        ...(endsAtMs && {
          ...{ closeAt: new Date(endsAtMs - shotsMs), latestCloseAt: new Date(endsAtMs - shotsMs) },
          ...{ resultAt: new Date(endsAtMs), figureAt: new Date(endsAtMs) },
        }),
      })
      .where(eq(round.betId, betId))
      .returning();
    await tx.execute(sql`SELECT open_ying_draws(ARRAY[${betType}], ARRAY['rules-3-test'], ARRAY[${steps}::int],
      ARRAY[${30 * SECOND_MS}::bigint], ${chainHash}::text, 0, ${30 * SECOND_MS}, 0)`);
    return opened;
  });
  if (!row) throw new Error("no round");
  await service.db.insert(job).values([
    { kind: "close", ref: betId, dueAt: row.closeAt },
    { kind: "freeze", ref: betId, dueAt: row.resultAt },
  ]);
  return { betId, closeMs: row.closeAt.getTime(), resultMs: row.resultAt.getTime() };
}
