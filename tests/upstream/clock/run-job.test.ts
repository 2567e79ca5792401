import { sql } from "drizzle-orm";
import pino from "pino";
import { describe, expect, test } from "vitest";
import { runOne } from "@/upstream/clock/run-job";
import type { Tx } from "@/upstream/db/tx";
import { databases } from "../../support/database/database";
import { useService } from "../../support/service/use-service";

/** How often this connection has read the clock and not reported it yet. */
async function clockReads(tx: Tx): Promise<number> {
  const { rows } = await tx.execute<{ reads: number }>(sql`
    SELECT (coalesce(seq_scan, 0) + coalesce(idx_scan, 0))::int AS reads
    FROM pg_stat_xact_user_tables WHERE relname = 'clock_offset'`);
  return rows[0]?.reads ?? -1;
}

const silent = pino({ enabled: false });

describe.each(databases)("looking for a due job on $kind", (kind) => {
  const open = useService(kind);

  test.each([
    ["freezes alone", { only: ["freeze"] }],
    ["everything", undefined],
  ])("reads the clock once, however many wait: %s", async (_name, lane) => {
    const service = open();
    await service.tick();
    const reads = await service.db.transaction(async (tx) => {
      await tx.execute(sql`INSERT INTO job (kind, ref, due_at)
        SELECT 'freeze', 'of-this-test-' || n, app_now() + interval '1 day' FROM generate_series(1, 200) AS n
        ON CONFLICT DO NOTHING`);
      const before = await clockReads(tx);
      expect(await runOne(tx, silent, {}, lane)).toBe(false);
      return (await clockReads(tx)) - before;
    });
    expect(reads).toBe(1);
  });
});
