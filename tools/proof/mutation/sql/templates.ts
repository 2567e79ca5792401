import pg from "pg";
import type { PostgresTemplates } from "../../../../tests/support/database/template";
import { databaseUrl } from "../../../testing/server-database";

/**
 * Runs a statement in each template database, so that copies of them have what it creates. The service applies a
 * function file again only where its checksum has changed, which this does not touch.
 */
export async function changeTemplates(
  { adminUrl, names }: PostgresTemplates,
  statement: string,
): Promise<void> {
  for (const name of Object.values(names)) {
    const client = new pg.Client({ connectionString: databaseUrl(adminUrl, name) });
    await client.connect();
    try {
      await client.query(statement);
    } finally {
      await client.end();
    }
  }
}
