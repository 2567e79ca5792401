import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { asc, sql } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { verifyAudit } from "@/lib/contract/operators/audit";
import { setMemberStatus } from "@/lib/contract/operators/members";
import { satang } from "@/lib/domain/money/money";
import { sealOf, verifyChain } from "@/upstream/audit/audit-chain";
import { audit } from "@/upstream/db/schema/operators";
import type { Tx } from "@/upstream/db/tx";
import { databases } from "../../support/database";
import { newcomers, operator } from "../../support/people";
import { openTestService, type TestService } from "../../support/service";
import { useService } from "../../support/use-service";

const ROWS = 6;
/** The row to tamper with, counted from the first. */
const VICTIM = 3;
const victim = sql`(SELECT id FROM audit ORDER BY id OFFSET ${VICTIM - 1} LIMIT 1)`;
const last = sql`(SELECT max(id) FROM audit)`;

/** Writes rows by operators' actions, one each. */
async function fill(service: TestService, rows: number): Promise<void> {
  const { token } = await operator(service, "administrator");
  const people = await newcomers(service, rows, satang(0));
  for (const [at, { uuid }] of people.entries()) {
    const body = { uuid, status: at % 2 ? 4 : 2, reason: "a row of the log" };
    await service.call(setMemberStatus, { body, token });
  }
}

describe.each(databases)("the audit chain on $kind", (kind) => {
  const open = useService(kind);
  beforeAll(() => fill(open(), ROWS));

  /** The check's result after a database owner has changed something; the change is rolled back. */
  async function tampered(...statements: ReturnType<typeof sql>[]) {
    const undo = new Error("undo");
    let report: Awaited<ReturnType<typeof verifyChain>> | undefined;
    await open()
      .db.transaction(async (tx: Tx) => {
        await tx.execute(sql`ALTER TABLE audit DISABLE TRIGGER ALL`);
        for (const statement of statements) await tx.execute(statement);
        report = await verifyChain(tx);
        throw undo;
      })
      .catch((error: unknown) => {
        if (error !== undo) throw error;
      });
    return report;
  }

  test("is whole, from end to end, and its seal can be noted down", async () => {
    const service = open();
    const { token } = await operator(service, "administrator");
    const { intact, rows, brokenAt, seal } = await service.call(verifyAudit, { token });
    expect({ intact, rows, brokenAt }).toEqual({ intact: true, rows: ROWS, brokenAt: null });
    expect(await verifyChain(service.db, seal)).toMatchObject({ intact: true, holdsSeal: true });
    const never = "f".repeat(64);
    expect(await verifyChain(service.db, never)).toMatchObject({ intact: false, holdsSeal: false });
  });

  test.each([
    ["operator", sql`gen_random_uuid()`],
    ["role", sql`'superAdmin'`],
    ["action", sql`'operators.nothing'`],
    ["target", sql`'somebody else'`],
    ["target taken away", sql`NULL`],
    ["before", sql`'{"status": 1}'::jsonb`],
    ["after", sql`'{"status": 0}'::jsonb`],
    ["reason", sql`'a better reason'`],
    ["at", sql`at - interval '1 day'`],
    ["previous_hash", sql`repeat('a', 64)`],
    ["hash", sql`repeat('b', 64)`],
  ])("breaks where %s is changed", async (what, value) => {
    const column = sql.identifier(what.split(" ")[0] ?? "");
    const report = await tampered(sql`UPDATE audit SET ${column} = ${value} WHERE id = ${victim}`);
    expect(report).toMatchObject({ intact: false, rows: ROWS });
    expect(report?.brokenAt).not.toBeNull();
  });

  test("breaks where a changed row is sealed anew, at the row behind it", async () => {
    const [row] = await open()
      .db.select()
      .from(audit)
      .orderBy(asc(audit.id))
      .offset(VICTIM - 1)
      .limit(1);
    if (!row) throw new Error("no row");
    const { id, previousHash, hash: _, ...said } = row;
    const forged = sealOf(previousHash, { ...said, reason: "a better reason" });
    const report = await tampered(
      sql`UPDATE audit SET reason = 'a better reason', hash = ${forged} WHERE id = ${victim}`,
    );
    expect(report).toMatchObject({ intact: false, brokenAt: String(id + 1) });
  });

  test.each([
    ["the first row is deleted", [sql`DELETE FROM audit WHERE id = (SELECT min(id) FROM audit)`]],
    ["a row in the middle is deleted", [sql`DELETE FROM audit WHERE id = ${victim}`]],
    ["the last row is cut off", [sql`DELETE FROM audit WHERE id = ${last}`]],
    ["every row is deleted", [sql`DELETE FROM audit`]],
    ["the head is gone", [sql`ALTER TABLE audit_head DISABLE TRIGGER ALL`, sql`DELETE FROM audit_head`]],
    [
      "two rows change places",
      [
        sql`UPDATE audit SET id = -id WHERE id >= ${victim} AND id <= ${victim} + 1`,
        sql`UPDATE audit SET id = id - (SELECT sum(id) FROM audit WHERE id < 0) WHERE id < 0`,
      ],
    ],
    [
      "a row is put in at the end",
      [
        sql`INSERT INTO audit (operator, role, action, at, previous_hash, hash)
          SELECT operator, role, 'operators.nothing', at, hash, repeat('c', 64) FROM audit WHERE id = ${last}`,
      ],
    ],
    [
      "a row is put in between",
      [
        sql`UPDATE audit SET id = id + 1000 WHERE id > ${victim}`,
        sql`INSERT INTO audit (id, operator, role, action, at, previous_hash, hash)
          SELECT id + 1, operator, role, action, at, hash, repeat('d', 64) FROM audit
          WHERE id = (SELECT max(id) FROM audit WHERE id < 1000)`,
      ],
    ],
  ])("is not whole when %s", async (_, statements) => {
    expect(await tampered(...statements)).toMatchObject({ intact: false });
  });

  test("is found sound where nobody laid hand on it, however many rows it has and whoever writes meanwhile", async () => {
    const service = open();
    const filling = fill(service, 30);
    for (let time = 0; time < 5; time++) {
      const { intact, brokenAt } = await verifyChain(service.db);
      expect({ intact, brokenAt }).toEqual({ intact: true, brokenAt: null });
    }
    await filling;
    expect(await verifyChain(service.db)).toMatchObject({ intact: true, rows: ROWS + 30 });
  });
});

describe.each(databases)("npm run verify-audit on $kind", (kind) => {
  test("says that the log is whole, and where it is not, with its exit code", async () => {
    const database = await kind.create();
    try {
      const filled = await openTestService(database);
      await fill(filled, 3);
      await filled.close();
      const whole = await verifyCommand(database.env);
      expect(whole).toMatchObject({ code: 0, told: expect.stringContaining("whole: 3 rows") });
      const seal = /[0-9a-f]{64}/.exec(whole.told)?.[0] ?? "";
      expect(await verifyCommand(database.env, seal)).toMatchObject({ code: 0 });
      expect(await verifyCommand(database.env, "e".repeat(64))).toMatchObject({
        code: 1,
        told: expect.stringContaining("not in it"),
      });

      const spoilt = await openTestService(database);
      await spoilt.db.execute(sql`ALTER TABLE audit DISABLE TRIGGER ALL`);
      await spoilt.db.execute(sql`UPDATE audit SET reason = 'none' WHERE id = (SELECT min(id) FROM audit)`);
      await spoilt.close();
      expect(await verifyCommand(database.env)).toMatchObject({
        code: 1,
        told: expect.stringMatching(/^BROKEN at row \d+/),
      });
    } finally {
      await database.drop();
    }
  }, 300_000);

  test("reports the obstacle in one line", async () => {
    expect(await verifyCommand({ DATA_DIR: "/nonexistent" })).toEqual({
      code: 1,
      told: "there is no database in /nonexistent\n",
    });
    expect((await verifyCommand({ DATA_DIR: "/nonexistent" }, "abc")).told).toMatch(/^"abc" is no seal/);
  });
});

async function verifyCommand(env: Record<string, string>, ...words: string[]) {
  const args = ["--import", "tsx", "scripts/verify-audit.ts", ...words];
  const { DATABASE_URL: _, DATA_DIR: __, ...rest } = process.env;
  try {
    const { stdout } = await promisify(execFile)(process.execPath, args, { env: { ...rest, ...env } });
    return { code: 0, told: stdout };
  } catch (error) {
    const { code, stdout, stderr } = error as { code: number; stdout: string; stderr: string };
    return { code, told: stdout || stderr };
  }
}
