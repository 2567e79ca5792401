import { randomBytes } from "node:crypto";
import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { inject } from "vitest";
import { administer, databaseUrl, type PostgresTemplate } from "./template";

/** A database of this test file's own, filled from the template, gone after it. */
export interface TestDatabase {
  kind: "pglite" | "postgres";
  /** How the service is told of it. */
  env: { DATA_DIR: string; DATABASE_URL?: string };
  drop(): Promise<void>;
}

export interface DatabaseKind {
  kind: TestDatabase["kind"];
  create(): Promise<TestDatabase>;
  /** One without tables or people. */
  createEmpty(): Promise<TestDatabase>;
}

const pglite: DatabaseKind = {
  kind: "pglite",
  create: () => pgliteDatabase(inject("pgliteTemplate")),
  createEmpty: () => pgliteDatabase(null),
};

async function pgliteDatabase(template: string | null): Promise<TestDatabase> {
  const home = await mkdtemp(join(tmpdir(), "whole-"));
  if (template) await cp(template, home, { recursive: true });
  const drop = () => rm(home, { recursive: true, force: true });
  return { kind: "pglite", env: { DATA_DIR: home }, drop };
}

function postgres({ adminUrl, template }: PostgresTemplate): DatabaseKind {
  const create = async (from: string): Promise<TestDatabase> => {
    const name = `whole_${randomBytes(6).toString("hex")}`;
    await administer(adminUrl, `CREATE DATABASE ${name} TEMPLATE ${from}`);
    return {
      kind: "postgres",
      env: { DATA_DIR: "", DATABASE_URL: databaseUrl(adminUrl, name) },
      drop: () => administer(adminUrl, `DROP DATABASE ${name} WITH (FORCE)`),
    };
  };
  return { kind: "postgres", create: () => create(template), createEmpty: () => create("template0") };
}

const server = inject("postgresTemplate");

/** For `describe.each`: the embedded database, and PostgreSQL where one is reachable (said once, at the start). */
export const databases: readonly DatabaseKind[] = server ? [pglite, postgres(server)] : [pglite];
/** For what has nothing to do with the kind of database. */
export const embeddedAlone: readonly DatabaseKind[] = [pglite];
/** For what needs several connections at once. */
export const serversAlone: readonly DatabaseKind[] = databases.filter(({ kind }) => kind === "postgres");
