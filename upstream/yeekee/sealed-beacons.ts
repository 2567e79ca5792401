/** Fetches the beacon that a seal promises for each frozen draw of version 3; its round number is fixed. */
import { and, asc, eq, isNotNull, isNull } from "drizzle-orm";
import type { Logger } from "pino";
import { BEACON_LOST_MS } from "@/lib/domain/yeekee/sealed-round-times";
import { writeAudit } from "../audit/audit";
import { nowMs } from "../clock/now";
import { yingDraw } from "../db/schema/yings";
import type { Database } from "../db/tx";
import { findRound } from "../rounds/find-round";
import type { Beacon, Pulse } from "./beacon";
import { lockDraw } from "./draws";
import { voidSealed } from "./freeze-sealed";

interface Parts {
  db: Database;
  beacon: Beacon;
  log: Logger;
}

/** Retry delay of a missing beacon: the first one, and the upper limit of the doubled ones. */
const FIRST_WAIT_MS = 500;
const LONGEST_WAIT_MS = 5_000;

/** @returns a function that makes one pass over the frozen draws whose beacon is due */
export function sealedBeacons({ db, beacon, log }: Parts): () => Promise<void> {
  const waits = new Map<string, { untilMs: number; waitMs: number }>();

  async function look(): Promise<void> {
    const frozen = await db
      .select({ betId: yingDraw.betId, number: yingDraw.sealedBeaconRound })
      .from(yingDraw)
      .where(
        and(
          eq(yingDraw.beaconChain, beacon.chainHash),
          isNotNull(yingDraw.rules),
          isNull(yingDraw.revealedAt),
          isNull(yingDraw.voidReason),
          isNull(yingDraw.beacon),
          isNotNull(yingDraw.frozenAt),
        ),
      )
      .orderBy(asc(yingDraw.frozenAt));
    if (frozen.length === 0) return waits.clear();
    const { genesisMs, periodMs } = await beacon.timing();
    const now = await nowMs(db);
    for (const { betId, number } of frozen) {
      const lateMs = now - (genesisMs + (Number(number) - 1) * periodMs);
      if (lateMs >= 0 && performance.now() >= (waits.get(betId)?.untilMs ?? 0))
        await ask(betId, Number(number), lateMs);
    }
  }

  /** A failure does not stop the others. */
  async function ask(betId: string, number: number, lateMs: number): Promise<void> {
    try {
      const pulse = await beacon.numbered(number);
      if (pulse) await keep(betId, pulse);
      // A node that has later rounds but not this one is faulty, because a chain skips none.
      else if (lateMs >= BEACON_LOST_MS && (await beacon.newest()) < number) await giveUp(betId, number);
      else putOff(betId);
    } catch (error) {
      putOff(betId);
      log.warn({ err: error, betId, round: number }, "the public randomness did not come");
    }
  }

  function putOff(betId: string): void {
    const waitMs = Math.min(LONGEST_WAIT_MS, (waits.get(betId)?.waitMs ?? FIRST_WAIT_MS / 2) * 2);
    waits.set(betId, { untilMs: performance.now() + waitMs, waitMs });
  }

  async function keep(betId: string, { round, randomness, signature }: Pulse): Promise<void> {
    await db
      .update(yingDraw)
      .set({ beacon: randomness, beaconRound: round, beaconSignature: signature })
      .where(and(eq(yingDraw.betId, betId), isNull(yingDraw.beacon), isNull(yingDraw.voidReason)));
    waits.delete(betId);
  }

  /** The chain itself has stopped before the round: the only reason after a freeze to refund every stake. */
  async function giveUp(betId: string, number: number): Promise<void> {
    await db.transaction(async (tx) => {
      const before = await findRound(tx, betId, true);
      const draw = await lockDraw(tx, betId);
      if (!draw || draw.beacon !== null || draw.voidReason !== null || before.status === "void") return;
      await voidSealed(tx, betId, "beacon-missing");
      await writeAudit(tx, null, {
        action: "yings.beacon-missing",
        target: betId,
        before: { status: before.status },
        after: { status: "void", chain: beacon.chainHash, round: number },
        reason: "beacon-missing",
      });
    });
    log.warn({ betId, round: number }, "a round was given back: its chain has no such beacon");
  }

  return look;
}
