import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { connect } from "@/upstream/db/connect";
import type { Database } from "@/upstream/db/tx";
import { databases, type TestDatabase } from "../../support/database/database";
import { makeOlderDatabase, sourceOf } from "../../support/older-release/load";

describe.each(databases)("a database from before legal names on $kind", ({ createEmpty }) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createEmpty();
  });
  afterAll(() => database?.drop());

  test("keeps every member: the name of the first approved account, the status as two facts", async () => {
    await makeOlderDatabase(sourceOf(database), fillAsBefore);
    const { db, close } = await connect(sourceOf(database));
    const { rows } = await db.execute(sql`
      SELECT m.user_name, m.name, m.name_fixed_at IS NOT NULL AS fixed, m.must_sign_in, m.closed_area, m.status,
        (SELECT string_agg(f.name, ',') FROM former_name f WHERE f.member = m.uuid) AS former
      FROM member m ORDER BY m.user_name`);
    await close();
    const plain = { fixed: false, must_sign_in: false, closed_area: 0, status: 0, former: null };
    expect(rows).toEqual([
      { ...plain, user_name: "approved", name: "Somchai Jaidee", fixed: true, former: "Crook Thief" },
      { ...plain, user_name: "barred", name: "Barred", closed_area: 3, status: 3 },
      { ...plain, user_name: "nameless", name: "Today", fixed: true },
      { ...plain, user_name: "out", name: "Out", must_sign_in: true, status: 1 },
      { ...plain, user_name: "waiting", name: "Waiting" },
    ]);
  });
});

/**
 * Members before the upgrade: one renamed since the approval, one whose account has no name, one with a pending
 * account.
 */
async function fillAsBefore(db: Database): Promise<void> {
  await db.execute(sql`INSERT INTO member (user_name, password_hash, name, status) VALUES
    ('approved', 'x', 'Crook Thief', 0), ('barred', 'x', 'Barred', 3), ('nameless', 'x', 'Today', 0),
    ('out', 'x', 'Out', 1), ('waiting', 'x', 'Waiting', 0)`);
  await db.execute(sql`
    INSERT INTO member_bank (member, bank_code, account_number, name, status, created_at, decided_at)
    SELECT m.uuid, 'KBANK', a.number, a.name, a.status, a.at::timestamptz, a.at::timestamptz
    FROM (VALUES
      ('approved', '1', 'Somchai Jaidee', 'approved', '2026-01-01'),
      ('approved', '2', 'Crook Thief', 'approved', '2026-02-01'),
      ('approved', '3', 'Somebody', 'rejected', '2025-12-01'),
      ('nameless', '4', '', 'approved', '2026-01-01'),
      ('waiting', '5', 'Other', 'waiting', '2026-01-01')) AS a (who, number, name, status, at)
    JOIN member m ON m.user_name = a.who`);
}
