import { eq, sql } from "drizzle-orm";
import { resultOfShots } from "@/lib/domain/yeekee/result";
import { hexOfW, systemShotOf } from "@/lib/domain/yeekee/steps";
import { nowMs } from "../../clock/now";
import { yingDraw } from "../../db/schema/yings";
import type { Tx } from "../../db/tx";
import { findRound } from "../../rounds/find-round";
import { setResult } from "../../settlement/set-result";
import { hashing, lockDraw } from "../draws";
import { verifiedList } from "../freeze-shots";

/**
 * Writes the number that the work of a frozen draw produced, and with it the round's result, which settles the
 * round. False, and nothing written, where another process was first or the round is void. Throws when the list
 * differs from the frozen one.
 */
export async function publishDraw(tx: Tx, betId: string, w: bigint): Promise<boolean> {
  const row = await findRound(tx, betId, true);
  const draw = await lockDraw(tx, betId);
  if (!draw?.frozenAt || draw.revealedAt || draw.voidReason !== null) return false;
  const { rows } = await verifiedList(tx, draw);
  const systemShot = await systemShotOf(w, hashing);
  const drawn = resultOfShots(
    rows.map(({ number }) => Number(number)),
    systemShot,
  );
  if (!drawn) throw new Error(`too few shots to draw ${betId}`);
  await tx
    .update(yingDraw)
    .set({ w: hexOfW(w), systemShot, revealedAt: sql`app_now()` })
    .where(eq(yingDraw.betId, betId));
  await setResult(tx, row, drawn.result, "shots", await nowMs(tx));
  return true;
}
