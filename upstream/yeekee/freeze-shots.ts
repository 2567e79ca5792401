import { and, eq, isNull, lt, sql } from "drizzle-orm";
import type { Logger } from "pino";
import { freeze } from "@/lib/domain/yeekee/draw";
import { SHOTS_MIN } from "@/lib/domain/yeekee/result";
import { BEACON_WAIT_MS, isShootingMissed, type ShotVoidReason } from "@/lib/domain/yeekee/shooting";
import { outageWithin } from "../clock/heartbeat";
import { callFunction } from "../db/call-function";
import { job } from "../db/schema/rounds";
import { yingDraw } from "../db/schema/yings";
import type { Tx } from "../db/tx";
import { findRound } from "../rounds/find-round";
import type { RoundRow } from "../rounds/round-view";
import { voidRound } from "../settlement/settle-round";
import { type DrawRow, hashing, isSealed, lockDraw, publicRow, type SealedDraw, shotsOf } from "./draws";
import { freezeSealed, voidSealed } from "./freeze-sealed";

/** A round without bets and shots that is still not frozen this long after its end is voided without a job. */
const EMPTY_GRACE_MS = 60_000;

/**
 * Ends the shooting of a round: writes the list's hash once; from then on the list never changes. Then the round
 * waits for its draw, or is void at once: with too few shots, or when its shooting was missed. Returns when to try
 * again if the round's result time was moved meanwhile.
 */
export async function freezeShots(
  tx: Tx,
  betId: string,
  now: number,
  log: Pick<Logger, "warn">,
): Promise<Date | undefined> {
  const row = await findRound(tx, betId, true);
  if (now < row.resultAt.getTime()) return row.resultAt;
  const draw = await lockDraw(tx, betId);
  if (draw?.frozenAt) return;
  if (draw && isSealed(draw)) return endSealedShooting(tx, row, draw, log);
  if (draw) await freezeList(tx, draw, now);
  if (row.status === "void") return reveal(tx, betId);
  if (!draw || (await wasShootingMissed(tx, row))) return giveBack(tx, betId, "shooting-missed");
  if (draw.shots < SHOTS_MIN) return giveBack(tx, betId, "shots-too-few");
  // A promised beacon makes the draw due when it comes; the job's own time is the end of the wait.
  const dueAt = new Date(now + (draw.beaconChain ? BEACON_WAIT_MS : 0));
  await tx.insert(job).values({ kind: "draw", ref: betId, dueAt }).onConflictDoNothing();
}

/**
 * Ends the shooting of a sealed round, whose end cannot be moved: with a void where nothing can be drawn, else
 * with a freeze, after which it cannot be voided. No other code decides either.
 */
async function endSealedShooting(
  tx: Tx,
  row: RoundRow,
  draw: SealedDraw,
  log: Pick<Logger, "warn">,
): Promise<undefined> {
  if (draw.voidReason !== null) return;
  if (await wasShootingMissed(tx, row)) return voidSealed(tx, row.betId, "shooting-missed");
  if (draw.shots < SHOTS_MIN) return voidSealed(tx, row.betId, "shots-too-few");
  await freezeSealed(tx, draw, (await verifiedList(tx, draw)).listHash, log);
}

/** The freezes that an outage delayed for so long that their rounds may be void. */
export function missedFreezes(tx: Tx, now: number) {
  return tx
    .select({ ref: job.ref })
    .from(job)
    .where(and(eq(job.kind, "freeze"), isNull(job.doneAt), lt(job.dueAt, new Date(now - EMPTY_GRACE_MS))));
}

/** Voids rounds without bets and shots whose shooting an outage missed; others are left to their jobs. */
export async function voidMissed(tx: Tx): Promise<void> {
  const reason: ShotVoidReason = "shooting-missed";
  await callFunction(tx, "void_missed_rounds", { graceMs: EMPTY_GRACE_MS, reason });
}

/** The delay of the freeze does not count: stopping the service after the shooting must change no result. */
async function wasShootingMissed(tx: Tx, { closeAt, resultAt }: RoundRow): Promise<boolean> {
  return isShootingMissed(closeAt.getTime(), resultAt.getTime(), await outageWithin(tx, closeAt, resultAt));
}

async function freezeList(tx: Tx, draw: DrawRow, now: number): Promise<void> {
  const { listHash } = await verifiedList(tx, draw);
  await tx
    .update(yingDraw)
    .set({ frozenAt: new Date(now), listHash })
    .where(eq(yingDraw.betId, draw.betId));
}

/** The shots of a draw with their list hash. Throws when the rows differ from the receipts. */
export async function verifiedList(tx: Tx, draw: DrawRow) {
  const rows = await shotsOf(tx, draw.betId);
  const frozen = await freeze(rows.map(publicRow), hashing);
  const isWhole =
    rows.length === draw.shots && rows.every(({ rowHash }, at) => rowHash === frozen.rowHashes[at]);
  if (!isWhole || (draw.listHash !== null && draw.listHash !== frozen.listHash)) {
    throw new Error(`the shots of ${draw.betId} are not those that were received`);
  }
  return { rows, listHash: frozen.listHash };
}

/** Voids the round and refunds every stake; the seed cannot decide anything any more and is revealed. */
export async function giveBack(tx: Tx, betId: string, reason: ShotVoidReason): Promise<undefined> {
  await voidRound(tx, betId, reason);
  return reveal(tx, betId);
}

/** Makes the seed of a frozen list public. */
export async function reveal(tx: Tx, betId: string, systemShot: number | null = null): Promise<undefined> {
  await tx
    .update(yingDraw)
    .set({ revealedAt: sql`app_now()`, systemShot })
    .where(sql`${yingDraw.betId} = ${betId} AND ${yingDraw.frozenAt} IS NOT NULL`);
}
