/**
 * Before the first whole test: one migrated and seeded database of each kind. Tests copy it, which is ten times
 * quicker than making one. Its clock stands at a fixed Thursday morning, so that no test depends on today.
 */
import { randomBytes } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import pg from "pg";
import type { TestProject } from "vitest/node";
import { epochMs } from "@/lib/domain/time";
import { connect, type Source } from "@/upstream/db/connect";
import { seed } from "@/upstream/seed/seed";
import { postgresAnswer } from "../../scripts/launch/postgres.mjs";
import { DEMO_PASSWORD, STARTS_AT } from "./facts";

export interface PostgresTemplate {
  adminUrl: string;
  template: string;
}

declare module "vitest" {
  interface ProvidedContext {
    pgliteTemplate: string;
    /** Null where no PostgreSQL was reachable. */
    postgresTemplate: PostgresTemplate | null;
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const adminUrl = await reachableServer();
  const home = await mkdtemp(join(tmpdir(), "template-"));
  const [postgres] = await Promise.all([
    adminUrl ? postgresTemplate(adminUrl) : null,
    fill({ dataDir: home }),
  ]);
  project.provide("pgliteTemplate", home);
  project.provide("postgresTemplate", postgres);
  return async () => {
    await rm(home, { recursive: true, force: true });
    if (postgres) await administer(postgres.adminUrl, `DROP DATABASE IF EXISTS ${postgres.template}`);
  };
}

/** The administrator's address of a server that answers; without one the tests go on, unless it is required. */
async function reachableServer(): Promise<string | null> {
  const adminUrl = process.env.TEST_DATABASE_URL;
  const refusal = await postgresAnswer(adminUrl);
  if (adminUrl && !refusal) return adminUrl;
  if (process.env.REQUIRE_POSTGRES === "1") throw new Error(`PostgreSQL is required: ${refusal}`);
  process.stdout.write(`PostgreSQL is left out, PGlite alone is tested: ${refusal}\n`);
  return null;
}

async function postgresTemplate(adminUrl: string): Promise<PostgresTemplate> {
  const template = `template_${randomBytes(6).toString("hex")}`;
  await administer(adminUrl, `CREATE DATABASE ${template}`);
  await fill({ databaseUrl: databaseUrl(adminUrl, template) });
  return { adminUrl, template };
}

async function fill(source: Source): Promise<void> {
  const { db, close } = await connect(source);
  const offsetMs = epochMs(STARTS_AT) - Date.now();
  await db.execute(sql`UPDATE clock_offset SET offset_ms = ${offsetMs}`);
  await db.transaction((tx) => seed(tx, { demoPassword: DEMO_PASSWORD }));
  await close();
}

/** Runs one statement as the server's administrator. */
export async function administer(adminUrl: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: adminUrl });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}

export function databaseUrl(adminUrl: string, name: string): string {
  const url = new URL(adminUrl);
  url.pathname = `/${name}`;
  return url.href;
}
