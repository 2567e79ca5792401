import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable, Writable } from "node:stream";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { ownDatabase } from "@/scripts/db/own-database";
import { runShell } from "@/scripts/db/shell";
import { shortcutOf } from "@/scripts/db/shortcuts";
import { isWhole } from "@/scripts/db/statement";
import { asTable } from "@/scripts/db/table";
import { type Embedded, openEmbedded } from "@/upstream/db/embedded";

describe("a statement", () => {
  test.each([
    ["SELECT 1;", true],
    ["SELECT 1; -- one\n", true],
    ["SELECT 1", false],
    ["SELECT 'a;", false],
    ["SELECT 'it''s';", true],
    ["SELECT /* ;", false],
    ["CREATE FUNCTION f() RETURNS int AS $$ SELECT 1;", false],
    ["CREATE FUNCTION f() RETURNS int AS $$ SELECT 1; $$ LANGUAGE sql;", true],
    ['SELECT "a;b";', true],
  ])("%j is whole: %s", (text, expected) => {
    expect(isWhole(text)).toBe(expected);
  });
});

test("a table aligns its columns, numbers to the right", () => {
  const rows = [
    ["teng_bon_2", "5"],
    ["lang", "1000"],
    [null, null],
  ];
  expect(asTable(["option", "price"], rows)).toBe(
    "option     | price\n-----------+------\nteng_bon_2 |     5\nlang       |  1000\n           |\n(3 rows)",
  );
});

test("a shortcut takes the name behind it as a value, never as SQL", () => {
  expect(shortcutOf("\\d poy;")?.values).toEqual(["poy"]);
  expect(shortcutOf("\\d poy'--")?.text).not.toContain("poy'--");
  expect(shortcutOf("\\nothing")).toBeNull();
});

describe("npm run db", { timeout: 300_000 }, () => {
  const dataDir = mkdtempSync(join(tmpdir(), "shell-"));
  const home = join(dataDir, "pglite");
  const run = (script: string, ...args: string[]) =>
    spawnSync(process.execPath, ["node_modules/tsx/dist/cli.mjs", `scripts/${script}.ts`, ...args], {
      env: { ...process.env, DATABASE_URL: "", DATA_DIR: dataDir },
      encoding: "utf8",
    });
  let embedded: Embedded;
  let client: pg.Client;

  beforeAll(async () => {
    embedded = await openEmbedded(dataDir);
    client = new pg.Client(embedded.address);
    await client.connect();
  }, 300_000);
  afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

  const ask = async (input: string) => {
    const said: string[] = [];
    const output = new Writable({
      write: (chunk, _, done) => {
        said.push(String(chunk));
        done();
      },
    });
    const isGood = await runShell({ client, input: Readable.from([input]), output, isInteractive: false });
    return { isGood, said: said.join("") };
  };

  test("answers statements of several lines, and shortcuts", async () => {
    const { isGood, said } = await ask(
      "CREATE TABLE kept (n bigint);\nINSERT INTO kept\nVALUES (7), (8);\n\\dt\n\\d kept\nSELECT sum(n) FROM kept;\n",
    );
    expect(said).toContain("INSERT 2\n");
    expect(said).toMatch(/^kept {2}\|/m);
    expect(said).toMatch(/^n {6}\| bigint/m);
    expect(said).toMatch(/^ 15$/m);
    expect(isGood).toBe(true);
  });

  test("reports what the database refuses, and goes on", async () => {
    const { isGood, said } = await ask("SELECT gone FROM kept;\nSELECT 1 AS one;\n");
    expect(said).toContain('ERROR: column "gone" does not exist');
    expect(said).toContain("one\n---\n  1\n(1 row)");
    expect(isGood).toBe(false);
  });

  test("stays out of a database that another process has open, and so does the reset", async () => {
    for (const refused of [run("db", "SELECT 1"), run("db-reset", "--yes")]) {
      expect(refused).toMatchObject({ status: 1, stdout: "" });
      expect(refused.stderr).toContain(`in use by process ${process.pid}; stop the site first`);
    }
    await client.end();
    await embedded.close();
    const { status, stdout } = run("db", "SELECT count(*) FROM kept");
    expect([status, stdout]).toEqual([0, "count\n-----\n    2\n(1 row)\n"]);
  });

  test("the reset wants a yes", () => {
    expect(run("db-reset")).toMatchObject({ status: 1, stdout: "" });
    expect(existsSync(home)).toBe(true);
    expect(run("db-reset", "--yes").status).toBe(0);
    expect(existsSync(home)).toBe(false);
  });

  test("neither touches a database of your own", () => {
    vi.stubEnv("DATABASE_URL", "postgres://elsewhere");
    expect(() => ownDatabase()).toThrow("DATABASE_URL is set");
    vi.unstubAllEnvs();
  });
});
