import { sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { satang } from "@/lib/domain/money/money";
import type { Tx } from "@/upstream/db/tx";
import { databases } from "../../support/database";
import { newcomers, type Person } from "../../support/people";
import { addRound, bet, line } from "../../support/rounds";
import type { TestService } from "../../support/service";
import { useService } from "../../support/use-service";

const OTHERS = 60;

/** Slips that this connection has read and not reported yet. */
async function readsSoFar(tx: Tx): Promise<number> {
  const { rows } = await tx.execute<{ reads: number }>(sql`
    SELECT (idx_tup_fetch + seq_tup_read)::int AS reads FROM pg_stat_xact_user_tables WHERE relname = 'poy'`);
  return rows[0]?.reads ?? -1;
}

/** Reads of slips that one more of this member costs, as PostgreSQL counts them within its transaction. */
async function readsOfOne(service: TestService, { uuid }: Person, betId: string): Promise<number> {
  const counted = new Error("rolled back");
  let reads = -1;
  const run = service.db.transaction(async (tx) => {
    const before = await readsSoFar(tx);
    const { rows } = await tx.execute<{ placed: { poyId?: string } }>(sql`SELECT place_poy(
      p_member => ${uuid}::uuid, p_bet_id => ${betId}, p_key => gen_random_uuid()::text, p_body_hash => 'hash',
      p_note => '', p_kind => 'BET_STOCK', p_refs => ARRAY['l0'], p_adds => ARRAY[1],
      p_options => ARRAY['teng_bon_2'], p_numbers => ARRAY['47'], p_prices => ARRAY[100]::bigint[],
      p_multiplies => ARRAY[9000]) AS placed`);
    expect(rows[0]?.placed).toHaveProperty("poyId");
    reads = (await readsSoFar(tx)) - before;
    throw counted;
  });
  await expect(run).rejects.toBe(counted);
  return reads;
}

describe.each(databases)("a slip on $kind", (kind) => {
  const open = useService(kind);

  test(`costs as many reads in a round of ${OTHERS} slips of others as in an empty one`, async () => {
    const service = open();
    const [member, other] = await newcomers(service, 2, satang(10_000_00));
    if (!member || !other) throw new Error("two members were asked for");
    const betId = await addRound(service, "th_open");
    await bet(service, member, betId, [line("teng_bon_2", "47", 1)]);
    const before = await readsOfOne(service, member, betId);
    for (let slip = 0; slip < OTHERS; slip++)
      await bet(service, other, betId, [line("teng_bon_3", String(100 + slip), 1)]);
    expect(await readsOfOne(service, member, betId)).toBe(before);
  });
});
