import pg from "pg";

/**
 * Runs statements on a database as its administrator. Triggers and foreign keys are off for them: they make rows as
 * the service would leave them, thousands at a time. Ends with fresh statistics. Nothing waits for the standby.
 */
export async function fillDatabase(
  port: number,
  database: string,
  statements: readonly string[],
): Promise<void> {
  const client = new pg.Client({ host: "127.0.0.1", port, user: "postgres", database });
  await client.connect();
  try {
    await client.query(
      "SET session_replication_role = replica; SET synchronous_commit = off; SET work_mem = '256MB'; SELECT setseed(0.5)",
    );
    for (const statement of statements) await client.query(statement);
    await client.query("VACUUM (ANALYZE)");
  } finally {
    await client.end();
  }
}
