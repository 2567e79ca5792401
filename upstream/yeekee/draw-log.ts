import { and, type Column, desc, eq, lt, type SQL, sql } from "drizzle-orm";
import type { DrawLogRow } from "@/lib/contract/yings";
import { bangkokIso } from "@/lib/domain/time/time";
import { drawLog } from "../db/schema/yings";
import type { Tx } from "../db/tx";

/** Locks the log until the transaction ends, as `append_draw_log` does itself. */
export async function holdDrawLog(tx: Tx): Promise<void> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtext('draw log'))`);
}

/** Head of the log of draws at a moment, as a part of a query; null before its first entry. */
export const headAt = (at: Column): SQL<string | null> =>
  sql`(SELECT ${drawLog.head} FROM ${drawLog} WHERE ${drawLog.at} <= ${at} ORDER BY ${drawLog.at} DESC, ${drawLog.seq} DESC LIMIT 1)`;

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
