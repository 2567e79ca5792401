import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { connect } from "@/upstream/db/connect";
import type { Database } from "@/upstream/db/tx";
import { databases, type TestDatabase } from "../../support/database/database";
import { makeOlderDatabase, sourceOf } from "../../support/older-release/load";

describe.each(databases)("a database from before kept promises on $kind", ({ createEmpty }) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createEmpty();
  });
  afterAll(() => database?.drop());

  test("gives each withdrawal under way the promise of its place at the request", async () => {
    await makeOlderDatabase(sourceOf(database), fillAsBefore);
    const { db, close } = await connect(sourceOf(database));
    const { rows } = await db.execute(sql`
      SELECT m.user_name AS who, w.status, (extract(epoch FROM w.expected_at - w.created_at) / 60)::int AS minutes
      FROM withdrawal w JOIN member m ON m.uuid = w.member ORDER BY w.no`);
    await close();
    expect(rows).toEqual([
      { who: "a", status: "paid", minutes: null },
      // Approved after the requests behind it: it counted in their queue.
      { who: "b", status: "approved", minutes: 5 },
      { who: "c", status: "rejected", minutes: null },
      { who: "d", status: "pending", minutes: 6 },
      { who: "e", status: "pending", minutes: 8 },
    ]);
  });
});

/** Five withdrawals, a minute after each other: two over, three under way. */
async function fillAsBefore(db: Database): Promise<void> {
  await db.execute(sql`INSERT INTO member (user_name, password_hash, name) VALUES
    ('a', 'x', ''), ('b', 'x', ''), ('c', 'x', ''), ('d', 'x', ''), ('e', 'x', '')`);
  await db.execute(sql`
    INSERT INTO member_bank (member, bank_code, account_number, name, status, created_at)
    SELECT uuid, 'KBANK', user_name, '', 'approved', now() FROM member`);
  await db.execute(sql`
    INSERT INTO withdrawal (member, bank_id, amount, status, created_at, decided_at)
    SELECT m.uuid, b.bank_id, 10000, w.status, w.asked::timestamptz, w.decided::timestamptz
    FROM (VALUES
      ('a', 'paid', '2026-11-01 10:00Z', '2026-11-01 10:00:30Z'),
      ('b', 'approved', '2026-11-01 10:01Z', '2026-11-01 10:10Z'),
      ('c', 'rejected', '2026-11-01 10:02Z', '2026-11-01 10:10Z'),
      ('d', 'pending', '2026-11-01 10:03Z', NULL),
      ('e', 'pending', '2026-11-01 10:04Z', NULL)) AS w (who, status, asked, decided)
    JOIN member m ON m.user_name = w.who JOIN member_bank b ON b.member = m.uuid
    ORDER BY w.asked`);
}
