import { sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { connect } from "@/upstream/db/connect";
import { databases, serversAlone } from "../../support/database/database";

describe.each(databases)("a transaction on $kind", (kind) => {
  test("that cannot even begin gives its connection back", async () => {
    const database = await kind.createEmpty();
    const { DATABASE_URL: databaseUrl, DATA_DIR: dataDir } = database.env;
    const { db, close } = await connect(databaseUrl ? { databaseUrl, poolSize: 2 } : { dataDir });
    try {
      for (let time = 0; time < 3; time++) {
        const unknown = { isolationLevel: "no such level" as "serializable" };
        await expect(db.transaction(async () => undefined, unknown)).rejects.toThrow();
      }
      expect((await db.execute<{ one: number }>(sql`SELECT 1 AS one`)).rows).toEqual([{ one: 1 }]);
    } finally {
      await close();
      await database.drop();
    }
  });
});

describe.each(serversAlone)("a connection cut by $kind", (kind) => {
  test("between two statements of a transaction fails that transaction and nothing else", async () => {
    const database = await kind.createEmpty();
    const { db, close } = await connect({ databaseUrl: database.env.DATABASE_URL ?? "" });
    try {
      const cut = db.transaction(async (tx) => {
        const { rows } = await tx.execute<{ pid: number }>(sql`SELECT pg_backend_pid() AS pid`);
        await db.execute(sql`SELECT pg_terminate_backend(${rows[0]?.pid ?? 0}, 5000)`);
        // The end of the connection is noticed while no query runs.
        await new Promise((resolve) => setTimeout(resolve, 200));
        await tx.execute(sql`SELECT 1`);
      });
      await expect(cut).rejects.toThrow();
      expect((await db.execute<{ one: number }>(sql`SELECT 1 AS one`)).rows).toEqual([{ one: 1 }]);
    } finally {
      await close();
      await database.drop();
    }
  });
});
