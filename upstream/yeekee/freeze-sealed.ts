import { eq, sql } from "drizzle-orm";
import type { Logger } from "pino";
import { roundChannel } from "@/lib/contract/channels";
import { bangkokIso } from "@/lib/domain/time/time";
import { isLateFreeze } from "@/lib/domain/yeekee/late-freeze";
import type { ShotVoidReason } from "@/lib/domain/yeekee/shooting";
import { type drawLog, yingDraw } from "../db/schema/yings";
import type { Tx } from "../db/tx";
import { enqueueEvent } from "../realtime/enqueue-event";
import { voidRound } from "../settlement/settle-round";
import { holdDrawLog } from "./draw-log";
import { type SealedDraw, seedOf } from "./draws";
import { witnessTree } from "./witness-trees";
import { endWitnesses } from "./witnesses";

/**
 * Freezes a sealed round whose draw is locked: the list, the witnesses and the log's head are written once, and
 * published with the seed in one message. From then on anybody can compute the draw.
 * @param log gets a warning when the freeze is late
 */
export async function freezeSealed(
  tx: Tx,
  { betId, endsAt, seal }: SealedDraw,
  listHash: string,
  log: Pick<Logger, "warn">,
): Promise<void> {
  const witnesses = await endWitnesses(tx, betId);
  const { root } = witnessTree(witnesses);
  const entry = await appendFreeze(tx, { betId, endsAt, listHash, root, witnesses: witnesses.length });
  const { headBefore, head, at: frozenAt, lateMs } = entry;
  await tx
    .update(yingDraw)
    .set({
      frozenAt,
      listHash,
      witnessRoot: root,
      witnessCount: witnesses.length,
      headBefore,
      head,
      frozenLateMs: lateMs,
    })
    .where(eq(yingDraw.betId, betId));
  await enqueueEvent(tx, roundChannel(betId), "ying-freeze", {
    betId,
    seal,
    listHash,
    witnessRoot: root,
    seed: Buffer.from(await seedOf(tx, betId)).toString("hex"),
    headBefore,
    head,
    frozenAt: bangkokIso(frozenAt.getTime()),
  });
  if (isLateFreeze(lateMs)) log.warn({ betId, lateMs }, "a list was frozen late");
}

/** Voids a sealed round and refunds every stake; the draw log has the reason. */
export async function voidSealed(tx: Tx, betId: string, voidReason: ShotVoidReason): Promise<undefined> {
  await tx.update(yingDraw).set({ voidReason }).where(eq(yingDraw.betId, betId));
  await voidRound(tx, betId, voidReason);
}

interface Frozen {
  betId: string;
  endsAt: Date;
  listHash: string;
  root: string;
  witnesses: number;
}

type FreezeEntry = Pick<typeof drawLog.$inferSelect, "headBefore" | "head"> & { at: Date; lateMs: number };

/** The delay is measured last, after everything slow, including the wait for the log's lock. */
async function appendFreeze(
  tx: Tx,
  { betId, endsAt, listHash, root, witnesses }: Frozen,
): Promise<FreezeEntry> {
  await holdDrawLog(tx);
  const { rows } = await tx.execute<{ headBefore: string; head: string; atMs: number; lateMs: number }>(sql`
    SELECT head_before AS "headBefore", head, epoch_ms(at) AS "atMs", late_ms AS "lateMs"
    FROM append_draw_log('freeze', ${betId}, NULL, ${listHash}, ${root}, ${witnesses}::int,
      least(greatest(0, epoch_ms(app_now()) - epoch_ms(${endsAt}::timestamptz)), 2147483647)::int, NULL)`);
  const [entry] = rows;
  if (!entry) throw new Error("the log of draws took no entry");
  // A clock that was set back must not date the list before the end: the caller has checked that the end has
  // passed.
  return { ...entry, at: new Date(Math.max(entry.atMs, endsAt.getTime())) };
}
