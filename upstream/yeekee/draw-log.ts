import { and, desc, eq, lt, sql } from "drizzle-orm";
import type { ReplyOf } from "@/lib/contract/endpoint";
import type { DrawLogRow, freezesOfYings } from "@/lib/contract/yings";
import { bangkokIso } from "@/lib/domain/time";
import { FREEZE_LATE_MS } from "@/lib/domain/yeekee/late-freeze";
import type { Tx } from "../db/connect";
import { drawLog } from "../db/tables/yings";

/** Head of the log of draws as it was at a moment; null before its first entry. */
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

type LogCounts = ReplyOf<typeof freezesOfYings>["counts"];

/** What did not go as it should, beside what did; over the whole log. */
export async function logCounts(tx: Tx): Promise<LogCounts> {
  const { rows } = await tx.execute<Omit<LogCounts, "voids" | "missing">>(sql`
    SELECT count(*) FILTER (WHERE kind = 'seal') AS seals, count(*) FILTER (WHERE kind = 'freeze') AS freezes,
      count(*) FILTER (WHERE late_ms > ${FREEZE_LATE_MS}) AS late
    FROM draw_log`);
  const { rows: voids } = await tx.execute<LogCounts["voids"][number]>(sql`
    SELECT reason, count(*) AS count FROM draw_log WHERE kind = 'void' GROUP BY reason ORDER BY count DESC, reason`);
  const [counts] = rows;
  return { ...(counts ?? { seals: 0, freezes: 0, late: 0 }), missing: await missingFreezes(tx), voids };
}

/** How many seals' end has passed, and is told late by now, without a freeze or a void. */
export async function missingFreezes(tx: Tx): Promise<number> {
  const { rows } = await tx.execute<{ count: number }>(sql`
    SELECT count(*) AS count FROM ying_draw
    WHERE rules IS NOT NULL AND revealed_at IS NULL AND void_reason IS NULL
      AND frozen_at IS NULL AND ends_at < app_now() - ${FREEZE_LATE_MS} * interval '1 millisecond'`);
  return rows[0]?.count ?? 0;
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
