import { createHash, randomBytes } from "node:crypto";
import { eq } from "drizzle-orm";
import { HOUR_MS, MINUTE_MS } from "@/lib/domain/time/time";
import { job, round } from "@/upstream/db/schema/rounds";
import { yingDraw } from "@/upstream/db/schema/yings";
import { addRound } from "./rounds";
import type { TestService } from "./service";
import type { ShotsRound } from "./yeekee";

interface Opening {
  closesInMs?: number;
  shotsMs?: number;
  withSystemShot?: boolean;
  beaconChain?: string | null;
}

/**
 * An extra shot round that was opened before version 3 of the draw, with the jobs that end it, as a release of
 * that time wrote it. It is drawn by the older rules.
 */
export async function openOlderRound(
  service: Pick<TestService, "db" | "now">,
  betType = "yeekee",
  {
    closesInMs = 10 * MINUTE_MS,
    shotsMs = 2 * MINUTE_MS,
    withSystemShot = true,
    beaconChain = null,
  }: Opening = {},
): Promise<ShotsRound> {
  const betId = await addRound(service, betType, {
    opensInMs: HOUR_MS,
    closesInMs,
    resultsInMs: closesInMs + shotsMs,
  });
  const seed = randomBytes(32);
  const openedAt = new Date(await service.now());
  // In the transaction that lets it open, before the service's own tick seals it.
  const row = await service.db.transaction(async (tx) => {
    const [opened] = await tx
      .update(round)
      .set({ openAt: new Date(0) })
      .where(eq(round.betId, betId))
      .returning();
    await tx.insert(yingDraw).values({
      betId,
      seed: seed.toString("hex"),
      commitment: createHash("sha256").update(seed).digest("hex"),
      withSystemShot,
      beaconChain,
      openedAt,
    });
    return opened;
  });
  if (!row) throw new Error("no round");
  await service.db.insert(job).values([
    { kind: "close", ref: betId, dueAt: row.closeAt },
    { kind: "freeze", ref: betId, dueAt: row.resultAt },
  ]);
  return { betId, closeMs: row.closeAt.getTime(), resultMs: row.resultAt.getTime() };
}
