import { eq, sql } from "drizzle-orm";
import type { ReplyOf } from "@/lib/contract/endpoint";
import type { freezesOfYings } from "@/lib/contract/yings";
import { FREEZE_LATE_MS } from "@/lib/domain/yeekee/late-freeze";
import { drawLog } from "../db/schema/yings";
import type { Tx } from "../db/tx";

type LogCounts = ReplyOf<typeof freezesOfYings>["counts"];

/** Counts of the log up to an entry, which never change. */
interface Counted {
  seq: number;
  head: string;
  seals: number;
  freezes: number;
  late: number;
  voids: ReadonlyMap<string, number>;
}

const NOTHING: Counted = { seq: 0, head: "", seals: 0, freezes: 0, late: 0, voids: new Map() };
/** Cached, because anyone may ask at any time and the log only grows: each entry is counted once. */
let counted = NOTHING;

/** Counts of failures and successes over the whole log. */
export async function logCounts(tx: Tx): Promise<LogCounts> {
  counted = await countOn(tx, (await isOf(tx, counted)) ? counted : NOTHING);
  const { seals, freezes, late, voids } = counted;
  const byReason = [...voids].map(([reason, count]) => ({ reason, count }));
  return { seals, freezes, late, missing: await missingFreezes(tx), voids: byReason };
}

/** False where the cache is of another database: its entry of that number has another head. */
async function isOf(tx: Tx, { seq, head }: Counted): Promise<boolean> {
  if (seq === 0) return true;
  const [entry] = await tx.select({ head: drawLog.head }).from(drawLog).where(eq(drawLog.seq, seq));
  return entry?.head === head;
}

async function countOn(tx: Tx, from: Counted): Promise<Counted> {
  const { rows } = await tx.execute<{
    kind: string;
    reason: string | null;
    count: number;
    late: number;
    seq: number;
    head: string;
  }>(sql`
    SELECT kind, reason, count(*) AS count, count(*) FILTER (WHERE late_ms > ${FREEZE_LATE_MS}) AS late,
      max(seq) AS seq, (array_agg(head ORDER BY seq DESC))[1] AS head
    FROM draw_log WHERE seq > ${from.seq} GROUP BY kind, reason ORDER BY kind, reason`);
  const next = { ...from, voids: new Map(from.voids) };
  for (const { kind, reason, count, late, seq, head } of rows) {
    if (kind === "seal") next.seals += count;
    if (kind === "freeze") next.freezes += count;
    if (reason !== null) next.voids.set(reason, (next.voids.get(reason) ?? 0) + count);
    next.late += late;
    if (seq > next.seq) [next.seq, next.head] = [seq, head];
  }
  return next;
}

/**
 * How many seals have passed their end, by more than the time allowed for a freeze, without a freeze or a void.
 */
export async function missingFreezes(tx: Tx): Promise<number> {
  const { rows } = await tx.execute<{ count: number }>(sql`
    SELECT count(*) AS count FROM ying_draw
    WHERE rules IS NOT NULL AND revealed_at IS NULL AND void_reason IS NULL
      AND frozen_at IS NULL AND ends_at < app_now() - ${FREEZE_LATE_MS} * interval '1 millisecond'`);
  return rows[0]?.count ?? 0;
}
