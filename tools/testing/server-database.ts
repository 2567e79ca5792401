/** Databases of sites under test on a PostgreSQL server, which answers with a fifth of the embedded one's work. */
import { randomBytes } from "node:crypto";
import pg from "pg";
import { postgresAnswer } from "../site/postgres.mjs";

export interface ServerDatabase {
  name: string;
  url: string;
  remove(): Promise<void>;
}

/** @returns a new database on the server of TEST_DATABASE_URL, a copy of `template`; null where no server answers */
export async function makeServerDatabase(template?: string): Promise<ServerDatabase | null> {
  const adminUrl = process.env.TEST_DATABASE_URL;
  if (!adminUrl || (await postgresAnswer(adminUrl))) return null;
  const name = `site_${randomBytes(6).toString("hex")}`;
  await administer(adminUrl, `CREATE DATABASE ${name}${template ? ` TEMPLATE ${template}` : ""}`);
  return {
    name,
    url: databaseUrl(adminUrl, name),
    remove: async () => void (await administer(adminUrl, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`)),
  };
}

/** Runs one statement as the server's administrator. */
export async function administer<Row extends pg.QueryResultRow>(
  adminUrl: string,
  statement: string,
): Promise<Row[]> {
  const client = new pg.Client({ connectionString: adminUrl });
  await client.connect();
  const { rows } = await client.query<Row>(statement).finally(() => client.end());
  return rows;
}

export function databaseUrl(adminUrl: string, name: string): string {
  const url = new URL(adminUrl);
  url.pathname = `/${name}`;
  return url.href;
}
