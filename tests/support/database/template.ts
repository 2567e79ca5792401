/**
 * Before the first database test: one database of each kind that is migrated, seeded and planned. Tests copy
 * them, which is ten times quicker than making one. Their clock stands at a fixed Thursday morning, so that no
 * test depends on today.
 */
import { randomBytes } from "node:crypto";
import { cpSync, existsSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { basename, join } from "node:path";
import { sql } from "drizzle-orm";
import type { TestProject } from "vitest/node";
import { epochMs } from "@/lib/domain/time/time";
import { connect, type Source } from "@/upstream/db/connect";
import { JOB_MS } from "@/upstream/db/limits";
import { allowLonger } from "@/upstream/db/pool";
import { seed } from "@/upstream/seed/seed";
import { buildUpstreamWhenStale } from "../../../tools/site/build.mjs";
import { postgresAnswer } from "../../../tools/site/postgres.mjs";
import { databaseHome } from "../../../tools/testing/database-home";
import { administer, databaseUrl } from "../../../tools/testing/server-database";
import { openTestService } from "../service/service";
import { DEMO_PASSWORD, STARTS_AT } from "../world/facts";
import type { TestDatabase } from "./database";

/** How far a template is prepared: people and rates; rounds planned as well. */
export type TemplateState = "seeded" | "planned";

export interface PostgresTemplates {
  adminUrl: string;
  /** Names of databases. */
  names: Record<TemplateState, string>;
  /** How the server copies a template best: an option of CREATE DATABASE, or nothing. */
  strategy: string;
}

declare module "vitest" {
  interface ProvidedContext {
    /** Directories; null where PostgreSQL alone is tested. */
    pgliteTemplates: Record<TemplateState, string> | null;
    /** Null where no PostgreSQL was reachable. */
    postgresTemplates: PostgresTemplates | null;
  }
}

interface Templates {
  pglite: Record<TemplateState, string> | null;
  postgres: PostgresTemplates | null;
  remove(): Promise<void>;
}

/** Vitest loads this file anew for each project; all of a run share one pair of templates. */
const ofThisRun = globalThis as { templatesOfRun?: { made: Promise<Templates>; users: number } };

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  ofThisRun.templatesOfRun ??= { made: makeTemplates(), users: 0 };
  const shared = ofThisRun.templatesOfRun;
  shared.users += 1;
  const { pglite, postgres, remove } = await shared.made;
  project.provide("pgliteTemplates", pglite);
  project.provide("postgresTemplates", postgres);
  return async () => {
    shared.users -= 1;
    if (shared.users > 0) return;
    ofThisRun.templatesOfRun = undefined;
    await remove();
  };
}

async function makeTemplates(): Promise<Templates> {
  const adminUrl = await reachableServer();
  // A run of many runs keeps its templates: the next one takes them as they are.
  const kept = process.env.KEPT_TEMPLATES;
  const home = kept ?? (await mkdtemp(join(databaseHome, "template-")));
  const [postgres, pglite] = await Promise.all([
    adminUrl ? postgresTemplates(adminUrl, kept) : null,
    adminUrl && process.env.ONLY_POSTGRES === "1" ? null : pgliteTemplates(home),
    buildUpstreamWhenStale(),
  ]);
  const remove = async () => {
    if (kept) return;
    await rm(home, { recursive: true, force: true });
    for (const name of Object.values(postgres?.names ?? {}))
      await administer(adminUrl ?? "", `DROP DATABASE IF EXISTS ${name}`);
  };
  return { pglite, postgres, remove };
}

/**
 * The administrator's address of a server that answers; without one the tests run on PGlite only, unless it is
 * required.
 */
async function reachableServer(): Promise<string | null> {
  const adminUrl = process.env.TEST_DATABASE_URL;
  const refusal = await postgresAnswer(adminUrl);
  if (adminUrl && !refusal) return adminUrl;
  if (process.env.REQUIRE_POSTGRES === "1") throw new Error(`PostgreSQL is required: ${refusal}`);
  process.stdout.write(`PostgreSQL is left out, PGlite alone is tested: ${refusal}\n`);
  return null;
}

async function pgliteTemplates(home: string): Promise<Record<TemplateState, string>> {
  const dirs = { seeded: join(home, "seeded"), planned: join(home, "planned") };
  if (existsSync(dirs.planned)) return dirs;
  await fill({ dataDir: dirs.seeded });
  cpSync(dirs.seeded, dirs.planned, { recursive: true });
  await plan({ DATA_DIR: dirs.planned });
  return dirs;
}

async function postgresTemplates(adminUrl: string, kept?: string): Promise<PostgresTemplates> {
  const mark = kept ? basename(kept) : randomBytes(6).toString("hex");
  const names = { seeded: `seeded_${mark}`, planned: `planned_${mark}` };
  const strategy = await copyStrategy(adminUrl);
  if (kept && !(await postgresAnswer(databaseUrl(adminUrl, names.planned))))
    return { adminUrl, names, strategy };
  await administer(adminUrl, `CREATE DATABASE ${names.seeded}`);
  await fill({ databaseUrl: databaseUrl(adminUrl, names.seeded) });
  await administer(adminUrl, `CREATE DATABASE ${names.planned} TEMPLATE ${names.seeded}`);
  await plan({ DATA_DIR: "", DATABASE_URL: databaseUrl(adminUrl, names.planned) });
  return { adminUrl, names, strategy };
}

/**
 * By itself a server writes each block of a copy to its log as well, which costs more than its two checkpoints where
 * nothing has to reach the disk. The option is known since PostgreSQL 15.
 */
async function copyStrategy(adminUrl: string): Promise<string> {
  const [row] = await administer<{ is_best: boolean }>(
    adminUrl,
    `SELECT current_setting('server_version_num')::int >= 150000 AND current_setting('fsync') = 'off' AS is_best`,
  );
  return row?.is_best ? "STRATEGY FILE_COPY" : "";
}

/** Migrates and seeds an empty database, and sets its clock. */
export async function fill(source: Source): Promise<void> {
  const { db, close } = await connect(source);
  const offsetMs = epochMs(STARTS_AT) - Date.now();
  await db.execute(sql`UPDATE clock_offset SET offset_ms = ${offsetMs}`);
  await db.transaction(async (tx) => {
    await allowLonger(tx, JOB_MS);
    await seed(tx, { demoPassword: DEMO_PASSWORD });
  });
  await close();
}

/** The service itself plans its rounds when it starts. */
async function plan(env: TestDatabase["env"]): Promise<void> {
  const service = await openTestService({ env });
  await service.close();
}
