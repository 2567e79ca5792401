import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { functionFiles } from "@/upstream/db/apply-functions";
import { type Connection, connect, connectAsIs } from "@/upstream/db/connect";
import { findMissing, migrate } from "@/upstream/db/migrate";
import type { Database } from "@/upstream/db/tx";
import { databases, serversAlone, type TestDatabase } from "../../support/database/database";
import { twoRoles } from "../../support/database/service-role";
import { sourceOf } from "../../support/older-release/load";

/** Installs a function of another release in the database. */
const replaceBahtText = sql`
  CREATE OR REPLACE FUNCTION baht_text(p_satang bigint) RETURNS text LANGUAGE sql AS 'SELECT ''other'''`;
const forget = (name: string) => sql`UPDATE drizzle.function_files SET checksum = '' WHERE name = ${name}`;

describe.each(databases)("functions in files on $kind", ({ create }) => {
  let database: TestDatabase;
  let connection: Connection;
  beforeAll(async () => {
    database = await create("seeded");
    connection = await connectAsIs(sourceOf(database));
  });
  afterAll(async () => {
    await connection.close();
    await database.drop();
  });

  test("are all there, each with a body that the database can read", async () => {
    const { db } = connection;
    expect(await changedOf(db)).toEqual([]);
    const { rows } = await db.execute<{ name: string }>(sql`
      SELECT proname AS name FROM pg_proc WHERE pronamespace = 'public'::regnamespace ORDER BY 1`);
    const named = functionFiles().map(({ name }) => name.replace(/\.sql$/, "").replaceAll("-", "_"));
    expect(rows.map(({ name }) => name).sort()).toEqual(named.sort());
    // The start does not check function bodies, so that they may call each other in any order: here they are
    // checked.
    for (const { definition } of functionFiles()) await db.execute(sql.raw(definition));
  });

  test("are applied again when their file has changed, and not before", async () => {
    const { db } = connection;
    await db.execute(replaceBahtText);
    await migrate(db);
    expect(await bahtText(db)).toBe("other");
    await db.execute(forget("baht-text.sql"));
    await migrate(db);
    expect(await bahtText(db)).toBe("5.00");
    expect(await changedOf(db)).toEqual([]);
  });

  test("bring the triggers and column defaults that call them", async () => {
    const { db } = connection;
    const callers = sql`
      SELECT pg_get_triggerdef(oid) AS is FROM pg_trigger WHERE tgname = 'tell_of_shown_news'
      UNION ALL SELECT pg_get_expr(adbin, adrelid) FROM pg_attrdef JOIN pg_attribute ON attrelid = adrelid
        AND attnum = adnum WHERE attname = 'af_slug'`;
    const before = (await db.execute(callers)).rows;
    expect(before).toHaveLength(2);
    await db.execute(sql`CREATE OR REPLACE TRIGGER tell_of_shown_news AFTER UPDATE ON content_piece FOR EACH ROW
      EXECUTE FUNCTION tell_of_news()`);
    await db.execute(sql`ALTER TABLE member ALTER COLUMN af_slug DROP DEFAULT`);
    for (const name of ["tell-of-news.sql", "new-af-slug.sql"]) await db.execute(forget(name));
    await migrate(db);
    expect((await db.execute(callers)).rows).toEqual(before);
  });

  test("leave everything as it was where one is refused, and the service does not start", async () => {
    const { db } = connection;
    await db.execute(replaceBahtText);
    await db.execute(sql`DROP FUNCTION sha256_hex`);
    await db.execute(sql`CREATE FUNCTION sha256_hex(p_x text) RETURNS text LANGUAGE sql AS 'SELECT p_x'`);
    for (const name of ["baht-text.sql", "sha256-hex.sql"]) await db.execute(forget(name));
    await connection.close();
    await expect(connect(sourceOf(database))).rejects.toThrow(
      /^functions\/sha256-hex\.sql is refused: cannot change name of input parameter/,
    );
    connection = await connectAsIs(sourceOf(database));
    expect(await bahtText(connection.db)).toBe("other");
    expect(await changedOf(connection.db)).toEqual(["baht-text.sql", "sha256-hex.sql"]);

    await connection.db.execute(sql`DROP FUNCTION sha256_hex`);
    await connection.close();
    connection = await connect(sourceOf(database));
    expect(await bahtText(connection.db)).toBe("5.00");
  });

  test("of a later release are not set back by an older one that starts once more", async () => {
    const { db } = connection;
    await db.execute(replaceBahtText);
    await db.execute(forget("baht-text.sql"));
    await db.execute(sql`INSERT INTO drizzle.__drizzle_migrations (hash, created_at) VALUES ('later', 9e12)`);
    await migrate(db);
    expect(await bahtText(db)).toBe("other");
    await db.execute(sql`DELETE FROM drizzle.__drizzle_migrations WHERE hash = 'later'`);
    await migrate(db);
    expect(await bahtText(db)).toBe("5.00");
  });
});

describe.each(serversAlone)("services that start at once on $kind", ({ create }) => {
  test("apply changed functions one after the other", async () => {
    const database = await create("seeded");
    const before = await connectAsIs(sourceOf(database));
    await before.db.execute(replaceBahtText);
    await before.db.execute(sql`UPDATE drizzle.function_files SET checksum = ''`);
    const started = await Promise.all([1, 2, 3, 4].map(() => connect(sourceOf(database))));
    expect(await bahtText(before.db)).toBe("5.00");
    expect(await changedOf(before.db)).toEqual([]);
    await Promise.all([before, ...started].map(({ close }) => close()));
    await database.drop();
  });
});

describe.each(twoRoles)("a service that owns no tables on $kind", ({ create }) => {
  test("does not start on functions of another release, and cannot write that they are its own", async () => {
    const database = await create("seeded");
    const service = await connect(sourceOf(database));
    await expect(service.db.execute(forget("baht-text.sql"))).rejects.toThrow();
    await service.close();
    const owner = await connectAsIs({ databaseUrl: database.ownerUrl });
    await owner.db.execute(forget("baht-text.sql"));
    await owner.close();
    await expect(connect(sourceOf(database))).rejects.toThrow(
      'the database is 0 migrations and 1 functions behind: run "npm run migrate"',
    );
    await database.drop();
  });
});

async function changedOf(db: Database): Promise<string[]> {
  return (await findMissing(db)).functions.map(({ name }) => name);
}

async function bahtText(db: Database): Promise<string | undefined> {
  const { rows } = await db.execute<{ text: string }>(sql`SELECT baht_text(500) AS text`);
  return rows[0]?.text;
}
