import { systemShot } from "@/lib/domain/yeekee/draw";
import { resultOfShots } from "@/lib/domain/yeekee/result";
import { BEACON_WAIT_MS } from "@/lib/domain/yeekee/shooting";
import type { Tx } from "../db/tx";
import { findRound } from "../rounds/find-round";
import { setResult } from "../settlement/set-result";
import { hashing, lockDraw, seedOf } from "./draws";
import { giveBack, reveal, verifiedList } from "./freeze-shots";

/**
 * Draws a round from its frozen list: reveals the seed, adds the system shot where the game has one, and sets the
 * result, which settles the round. A promised beacon that has not come in time voids it. Returns when to try again
 * while the beacon may still come.
 */
export async function drawShots(tx: Tx, betId: string, now: number): Promise<Date | undefined> {
  const row = await findRound(tx, betId, true);
  const draw = await lockDraw(tx, betId);
  if (!draw?.frozenAt || draw.revealedAt) return;
  if (row.status === "void") return reveal(tx, betId);
  if (draw.beaconChain !== null && draw.beacon === null) {
    const patientUntil = draw.frozenAt.getTime() + BEACON_WAIT_MS;
    return now < patientUntil ? new Date(patientUntil) : giveBack(tx, betId, "beacon-missing");
  }
  const { rows, listHash } = await verifiedList(tx, draw);
  const added = draw.withSystemShot
    ? await systemShot(await seedOf(tx, betId), listHash, draw.beacon ?? "", hashing)
    : null;
  const drawn = resultOfShots(
    rows.map(({ number }) => Number(number)),
    added ?? 0,
  );
  if (!drawn) throw new Error(`too few shots to draw ${betId}`);
  await reveal(tx, betId, added);
  await setResult(tx, row, drawn.result, "shots", now);
}
