import { randomBytes } from "node:crypto";
import { cpSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { join } from "node:path";
import { inject } from "vitest";
import { databaseHome } from "../../../tools/testing/database-home";
import { administer, databaseUrl } from "../../../tools/testing/server-database";
import type { PostgresTemplates, TemplateState } from "./template";

/** A database of this test file's own, copied from the template, dropped afterwards. */
export interface TestDatabase {
  kind: "pglite" | "postgres";
  /** Its configuration for the service. */
  env: { DATA_DIR: string; DATABASE_URL?: string };
  drop(): Promise<void>;
}

export interface DatabaseKind {
  kind: TestDatabase["kind"];
  create(state?: TemplateState): Promise<TestDatabase>;
  /** One without tables or people. */
  createEmpty(): Promise<TestDatabase>;
  /** A copy of a database that nobody is connected to. */
  copy(database: TestDatabase): Promise<TestDatabase>;
}

function pglite(templates: Record<TemplateState, string>): DatabaseKind {
  return {
    kind: "pglite",
    create: (state = "planned") => pgliteDatabase(templates[state]),
    createEmpty: () => pgliteDatabase(null),
    copy: ({ env }) => pgliteDatabase(env.DATA_DIR),
  };
}

async function pgliteDatabase(template: string | null): Promise<TestDatabase> {
  const home = await mkdtemp(join(databaseHome, "whole-"));
  // Synchronously: with promises the thousand small files of a database take three times as long.
  if (template) cpSync(template, home, { recursive: true });
  const drop = () => rm(home, { recursive: true, force: true });
  return { kind: "pglite", env: { DATA_DIR: home }, drop };
}

function postgres({ adminUrl, names, strategy }: PostgresTemplates): DatabaseKind {
  const create = async (from: string): Promise<TestDatabase> => {
    const name = `whole_${randomBytes(6).toString("hex")}`;
    await administer(adminUrl, `CREATE DATABASE ${name} TEMPLATE ${from} ${strategy}`);
    return {
      kind: "postgres",
      env: { DATA_DIR: "", DATABASE_URL: databaseUrl(adminUrl, name) },
      drop: async () => {
        await administer(adminUrl, `DROP DATABASE ${name} WITH (FORCE)`);
      },
    };
  };
  return {
    kind: "postgres",
    create: (state = "planned") => create(names[state]),
    createEmpty: () => create("template0"),
    copy: ({ env }) => create(new URL(env.DATABASE_URL ?? "").pathname.slice(1)),
  };
}

const embedded = inject("pgliteTemplates");
const server = inject("postgresTemplates");

/**
 * The embedded database, and PostgreSQL where one is reachable (reported once, at the start), for the files of
 * `on-both-databases.ts`. ONLY_POSTGRES=1 leaves the embedded one out.
 */
export const databases: readonly DatabaseKind[] = [
  ...(embedded ? [pglite(embedded)] : []),
  ...(server ? [postgres(server)] : []),
];
/**
 * For most tests: the server where there is one, which has locks and takes less than half of the time, else the embedded
 * database. EVERY_DATABASE=1, as the sweep sets it, takes both.
 */
export const oneDatabase: readonly DatabaseKind[] = process.env.EVERY_DATABASE
  ? databases
  : databases.slice(-1);
/** For tests of the box itself. */
export const embeddedAlone: readonly DatabaseKind[] = databases.slice(0, 1);
/** For tests that need several connections at once. */
export const serversAlone: readonly DatabaseKind[] = databases.filter(({ kind }) => kind === "postgres");
