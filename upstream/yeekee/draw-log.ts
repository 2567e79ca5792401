import { and, desc, eq, lt, sql } from "drizzle-orm";
import type { DrawLogRow } from "@/lib/contract/yings";
import { bangkokIso } from "@/lib/domain/time";
import { drawLog } from "../db/schema/yings";
import type { Tx } from "../db/tx";

/** Locks the log until the transaction ends, as `append_draw_log` does itself. */
export async function holdDrawLog(tx: Tx): Promise<void> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtext('draw log'))`);
}

/** Head of the log of draws at a moment; null before its first entry. */
export async function headAt(tx: Tx, at: Date): Promise<string | null> {
  const [entry] = await tx
    .select({ head: drawLog.head })
    .from(drawLog)
    .where(sql`${drawLog.at} <= ${at}::timestamptz`)
    .orderBy(desc(drawLog.at), desc(drawLog.seq))
    .limit(1);
  return entry?.head ?? null;
}

interface LogPage {
  before?: number;
  betId?: string;
  limit: number;
}

/** Entries of the log, newest first. */
export async function logPage(tx: Tx, { before, betId, limit }: LogPage): Promise<DrawLogRow[]> {
  const rows = await tx
    .select()
    .from(drawLog)
    .where(and(before ? lt(drawLog.seq, before) : undefined, betId ? eq(drawLog.betId, betId) : undefined))
    .orderBy(desc(drawLog.seq))
    .limit(limit);
  return rows.map(rowOf);
}

function rowOf(entry: typeof drawLog.$inferSelect): DrawLogRow {
  const { seq, kind, betId, at, headBefore, head, seal, listHash, witnessRoot, witnesses, lateMs, reason } =
    entry;
  return {
    seq,
    kind,
    betId,
    at: bangkokIso(at.getTime()),
    headBefore,
    head,
    ...(seal === null ? {} : { seal }),
    ...(listHash === null || witnessRoot === null ? {} : { listHash, witnessRoot }),
    ...(witnesses === null || lateMs === null ? {} : { witnesses, lateMs }),
    ...(reason === null ? {} : { reason }),
  };
}
