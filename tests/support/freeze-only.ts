import { sql } from "drizzle-orm";
import { bangkokIso } from "@/lib/domain/time/time";
import { createLog } from "@/upstream/logging/log";
import { freezeShots } from "@/upstream/yeekee/freeze-shots";
import type { TestService } from "./service";
import { runOn, type ShotsRound, standStill } from "./yeekee";

/** Ends the shooting and freezes the list while the clock stands, and holds the draw back: the service ticks by itself. */
export async function freezeOnly(service: TestService, { betId, resultMs }: ShotsRound, clockMs = resultMs) {
  await service.db.execute(sql`UPDATE job SET done_at = app_now() WHERE ref = ${betId}`);
  await service.setClock(bangkokIso(resultMs));
  await standStill(service, clockMs);
  await service.db
    .transaction(async (tx) => {
      await freezeShots(tx, betId, resultMs, createLog("silent"));
      await tx.execute(
        sql`UPDATE job SET due_at = due_at + interval '1 day' WHERE kind = 'draw' AND ref = ${betId}`,
      );
    })
    .finally(() => runOn(service));
}

/** Draws what was frozen only. */
export async function drawNow(service: TestService, { betId }: ShotsRound) {
  await service.db.execute(sql`UPDATE job SET due_at = app_now() WHERE kind = 'draw' AND ref = ${betId}`);
  await service.tick();
}
