import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Connection, connect, connectAsIs } from "@/upstream/db/connect";
import type { Database } from "@/upstream/db/tx";
import { catalogOf } from "../../support/database/catalog";
import { databases, serversAlone, type TestDatabase } from "../../support/database/database";
import { brokenLaws } from "../../support/database/ledger";
import { loadOlderRows, makeOlderDatabase, sourceOf } from "../../support/older-release/load";
import { openTestService } from "../../support/service/service";
import { newcomer } from "../../support/world/people";
import { bet, line, settle } from "../../support/world/rounds";

type Row = Record<string, unknown>;

/** Columns that a later migration removed. */
const dropped = new Set(["result_preview.first_operator"]);
const LAST_BEFORE_INVITATIONS = 14;

describe.each(databases)("a database of the release of 22 November 2026 on $kind", (kind) => {
  let database: TestDatabase;
  let connection: Connection;
  let before: Map<string, Row[]>;
  beforeAll(async () => {
    database = await kind.createEmpty();
    before = await makeOlderDatabase(sourceOf(database), async (db) => {
      await loadOlderRows(db);
      return rowsOf(db);
    });
    connection = await connect(sourceOf(database));
  });
  afterAll(() => database.drop());

  test("keeps every row with every column that it had", async () => {
    const now = await rowsOf(connection.db);
    expect([...before.values()].flat().length).toBeGreaterThan(500);
    for (const [table, rows] of before) {
      const columns = Object.keys(rows[0] ?? {}).filter((column) => !dropped.has(`${table}.${column}`));
      const kept = (now.get(table) ?? []).map((row) => pick(row, columns));
      expect([table, sorted(kept)]).toEqual([table, sorted(rows.map((row) => pick(row, columns)))]);
    }
    expect(await brokenLaws(connection.db)).toEqual([]);
  });

  test("has the tables, functions and triggers of a new one", async () => {
    const fresh = await kind.create("seeded");
    const other = await connectAsIs(sourceOf(fresh));
    expect(await catalogOf(connection.db)).toEqual(await catalogOf(other.db));
    await other.close();
    await fresh.drop();
  });

  test("is served: an open round takes a new slip beside the older ones and settles them all", async () => {
    const { db } = connection;
    const { rows } = await db.execute<{ betId: string }>(
      sql`SELECT bet_id AS "betId" FROM round WHERE status = 'open' AND bet_type = 'th_open'`,
    );
    const betId = rows[0]?.betId ?? "";
    // The site continues the sequence of its rows.
    await db.execute(sql`UPDATE clock_offset SET offset_ms =
      (SELECT epoch_ms(max(created_at)) FROM poy) - epoch_ms(clock_timestamp())`);
    await connection.close();
    const service = await openTestService(database);
    await bet(service, await newcomer(service, 100), betId, [line("teng_bon_2", "47", 10)]);
    await settle(service, betId, { top3: "147", bottom2: "12" });
    const slips = await service.db.execute(
      sql`SELECT status, count(*) AS count FROM poy WHERE bet_id = ${betId} GROUP BY status`,
    );
    expect(slips.rows).toEqual([{ status: "won", count: 3 }]);
    expect(await brokenLaws(service.db)).toEqual([]);
    await service.close();
  }, 300_000);
});

describe.each(serversAlone)("a database from before invitations on $kind", ({ createEmpty }) => {
  test("gives each member one, spelt as today's function spells them", async () => {
    const database = await createEmpty();
    const members = sql`INSERT INTO member (user_name, password_hash, name) VALUES
      ('one', 'x', ''), ('two', 'x', ''), ('three', 'x', '')`;
    await makeOlderDatabase(sourceOf(database), (db) => db.execute(members), LAST_BEFORE_INVITATIONS);
    const { db, close } = await connect(sourceOf(database));
    const given = await db.execute<{ slug: string }>(sql`SELECT af_slug AS slug FROM member`);
    await db.execute(sql`SELECT setval('af_slug_no', 1, false)`);
    const spelt = await db.execute<{ slug: string }>(
      sql`SELECT new_af_slug() AS slug FROM generate_series(1, 3)`,
    );
    expect(new Set(given.rows.map(({ slug }) => slug))).toEqual(new Set(spelt.rows.map(({ slug }) => slug)));
    await close();
    await database.drop();
  });
});

/** Every row of every table, as JSON. */
async function rowsOf(db: Database): Promise<Map<string, Row[]>> {
  const { rows: tables } = await db.execute<{ name: string }>(
    sql`SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' ORDER BY 1`,
  );
  const all = new Map<string, Row[]>();
  for (const { name } of tables) {
    const { rows } = await db.execute<{ row: Row }>(
      sql`SELECT to_jsonb(t) AS row FROM ${sql.identifier(name)} t`,
    );
    all.set(
      name,
      rows.map(({ row }) => row),
    );
  }
  return all;
}

const pick = (row: Row, columns: readonly string[]): Row =>
  Object.fromEntries(columns.map((column) => [column, row[column]]));

const sorted = (rows: readonly Row[]) => rows.map((row) => JSON.stringify(row)).sort();
