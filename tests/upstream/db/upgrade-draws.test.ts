import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { freezesOfYings, summaryOfYings, yingProof } from "@/lib/contract/yings";
import { bangkokIso, MINUTE_MS } from "@/lib/domain/time/time";
import { verifyDraw } from "@/lib/domain/yeekee/proof";
import type { Database } from "@/upstream/db/tx";
import { hashing } from "@/upstream/yeekee/draws";
import { databases, type TestDatabase } from "../../support/database";
import { olderOf, sealedOf } from "../../support/older-proof";
import { makeOlderDatabase, sourceOf } from "../../support/older-release";
import { openTestService } from "../../support/service";
import { fillUp } from "../../support/yeekee";

const NOW = Date.parse("2026-11-26T09:00:00+07:00");
const [RUNNING, WAITING] = ["yeekee-2030-01-01-1", "yeekee-2030-01-01-2"];

describe.each(databases)("a database from before draws of version 3 on $kind", ({ createEmpty }) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createEmpty();
  });
  afterAll(() => database?.drop());

  test("finishes its running rounds by the older rules, and seals those that open from then on", async () => {
    await makeOlderDatabase(sourceOf(database), fillAsBefore);
    const service = await openTestService(database);
    await service.tick();
    const summary = (betId: string) => service.call(summaryOfYings, { body: { betId } });
    const running = await summary(RUNNING);
    expect([running.count, running.seal]).toEqual([3, null]);
    expect((await summary(WAITING)).seal).toBeNull();

    await fillUp(service, { betId: RUNNING }, 20);
    await service.setClock(bangkokIso(NOW + 12 * MINUTE_MS));
    await service.tick();
    const proof = olderOf(await service.call(yingProof, { query: { betId: RUNNING } }));
    const verdict = await verifyDraw(proof, hashing, { seenCommitment: running.commitment ?? "" });
    expect([verdict.state, proof.rows.length, proof.result === null]).toEqual(["right", 23, false]);

    const opened = await summary(WAITING);
    expect(opened.seal).toMatchObject({ rules: "rules-3-test", endsAt: NOW + 32 * MINUTE_MS });
    await fillUp(service, { betId: WAITING }, 20);
    await service.setClock(bangkokIso(NOW + 32 * MINUTE_MS));
    await service.tick();
    expect(sealedOf(await service.call(yingProof, { query: { betId: WAITING } })).result).not.toBeNull();
    const { rows } = await service.call(freezesOfYings, { query: { betId: RUNNING } });
    expect(rows).toEqual([]);
    await service.close();
  }, 300_000);
});

/**
 * Two rounds as that release planned them: an open one, with its commitment and shots, and one that opens later.
 */
async function fillAsBefore(db: Database): Promise<void> {
  await db.execute(sql`INSERT INTO clock_offset (offset_ms) VALUES (${NOW - Date.now()})
    ON CONFLICT (id) DO UPDATE SET offset_ms = EXCLUDED.offset_ms`);
  const at = (minutes: number) => sql`${new Date(NOW + minutes * MINUTE_MS)}::timestamptz`;
  await db.execute(sql`
    INSERT INTO round (bet_id, bet_group, bet_type, bet_name, name, service_date, open_at, close_at, result_at)
    VALUES (${RUNNING}, 'yeekee', 'yeekee', 'BET_YEEKEE', 'x', '2030-01-01', ${at(-60)}, ${at(10)}, ${at(12)}),
      (${WAITING}, 'yeekee', 'yeekee', 'BET_YEEKEE', 'x', '2030-01-01', ${at(5)}, ${at(30)}, ${at(32)})`);
  await db.execute(sql`
    INSERT INTO job (kind, ref, due_at)
    VALUES ('close', ${RUNNING}, ${at(10)}), ('freeze', ${RUNNING}, ${at(12)}),
      ('close', ${WAITING}, ${at(30)}), ('freeze', ${WAITING}, ${at(32)})`);
  await db.execute(sql`SELECT open_ying_draws(ARRAY['yeekee'], ARRAY[true], NULL)`);
  for (let shot = 0; shot < 3; shot++)
    await db.execute(sql`SELECT shoot(NULL, ${RUNNING}, NULL, '00007', 'som***', 10000)`);
}
