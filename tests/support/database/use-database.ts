import { afterAll, beforeAll } from "vitest";
import { type Connection, connect } from "@/upstream/db/connect";
import type { Database } from "@/upstream/db/tx";
import type { DatabaseKind, TestDatabase } from "./database";

/**
 * A seeded database around the tests of a `describe`, without a service; the returned function gives it to a
 * test.
 */
export function useDatabase(kind: DatabaseKind, poolSize?: number): () => Database {
  let database: TestDatabase | undefined;
  let connection: Connection | undefined;
  beforeAll(async () => {
    database = await kind.create("seeded");
    const { DATABASE_URL, DATA_DIR } = database.env;
    connection = await connect(
      DATABASE_URL
        ? { databaseUrl: DATABASE_URL, ...(poolSize === undefined ? {} : { poolSize }) }
        : { dataDir: DATA_DIR },
    );
  });
  afterAll(async () => {
    await connection?.close();
    await database?.drop();
  });
  return () => {
    if (!connection) throw new Error("the database did not open");
    return connection.db;
  };
}
