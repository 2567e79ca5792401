import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { login } from "@/lib/contract/users";
import { connect } from "@/upstream/db/connect";
import { databases, embeddedAlone, serversAlone, type TestDatabase } from "../../support/database/database";
import { brokenLaws, count } from "../../support/database/ledger";
import { openTestService } from "../../support/service/service";
import { DEMO_PASSWORD } from "../../support/world/facts";

describe.each(databases)("starting again on $kind", ({ create }) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await create();
  });
  afterAll(() => database?.drop());

  test("seeds nothing twice and keeps what operators changed", async () => {
    const first = await openTestService(database);
    const people = await count(first.db, sql`SELECT count(*) FROM member`);
    await first.db.execute(
      sql`UPDATE option_rate SET multiply_hundredths = 8800 WHERE option = 'teng_bon_2'`,
    );
    await first.close();
    const second = await openTestService(database, { DEMO_PASSWORD: "Another one #2026" });
    expect(await count(second.db, sql`SELECT count(*) FROM member`)).toBe(people);
    const edited = sql`SELECT count(*) FROM option_rate WHERE option = 'teng_bon_2' AND multiply_hundredths <> 8800`;
    expect(await count(second.db, edited)).toBe(0);
    const { reply } = await second.send(login, { body: { userName: "demo01", password: DEMO_PASSWORD } });
    expect(reply.cash).toBe(5_000_00);
    expect(await brokenLaws(second.db)).toEqual([]);
    await second.close();
  });

  test("without TEST_CLOCK is on real time, whatever a test had set", async () => {
    const service = await openTestService(database, { TEST_CLOCK: false });
    expect(Math.abs((await service.now()) - Date.now())).toBeLessThan(60_000);
    expect((await service.wire("POST", "/test/clock", { now: null })).status).toBe(404);
    expect((await service.wire("POST", "/test/tick", {})).status).toBe(404);
    await service.close();
  });
});

describe.each(databases)("a query that fails on $kind", ({ create }) => {
  test("costs its own call only: the ones beside and behind it are answered", async () => {
    const database = await create();
    const { env } = database;
    const { db, close } = await connect(
      env.DATABASE_URL ? { databaseUrl: env.DATABASE_URL } : { dataDir: env.DATA_DIR },
    );
    const wrong = () => db.execute(sql`UPDATE clock_offset SET id = ${2}`);
    const right = () => db.execute(sql`SELECT ${1}::int AS one`);
    for (let time = 0; time < 20; time++) {
      const [failed, beside] = await Promise.allSettled([wrong(), right()]);
      expect([time, failed.status, beside.status]).toEqual([time, "rejected", "fulfilled"]);
      await expect(wrong()).rejects.toThrow();
      expect((await right()).rows).toEqual([{ one: 1 }]);
    }
    await close();
    await database.drop();
  });
});

describe.each(serversAlone)("a first start of three services at once on $kind", ({ createEmpty }) => {
  test("makes the tables once and seeds once", async () => {
    const database = await createEmpty();
    const services = await Promise.all([1, 2, 3].map(() => openTestService(database)));
    const [one] = services;
    if (!one) throw new Error("no service");
    expect(await count(one.db, sql`SELECT count(*) FROM member WHERE user_name = 'demo01'`)).toBe(1);
    expect(
      await count(one.db, sql`SELECT count(*) FROM round WHERE bet_type = 'gov' AND close_at > app_now()`),
    ).toBe(2);
    expect(await brokenLaws(one.db)).toEqual([]);
    await Promise.all(services.map((service) => service.close()));
    await database.drop();
  });
});

describe.each(embeddedAlone)("a data directory on $kind", ({ create }) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await create();
  });
  afterAll(() => database?.drop());

  test("belongs to one process at a time, and is free again after it", async () => {
    const dataDir = database.env.DATA_DIR;
    const held = await connect({ dataDir });
    await expect(connect({ dataDir })).rejects.toThrow(`${dataDir} is in use by process ${process.pid}`);
    await held.close();
    await (await connect({ dataDir })).close();
  });

  test("whose holder is gone is taken over", async () => {
    const dataDir = database.env.DATA_DIR;
    await writeFile(join(dataDir, "database.lock"), "999999 12345");
    await (await connect({ dataDir })).close();
  });

  test("that is broken is reported in one line and stays unlocked", async () => {
    const dataDir = join(database.env.DATA_DIR, "broken");
    await mkdir(join(dataDir, "pglite"), { recursive: true });
    await writeFile(join(dataDir, "pglite", "PG_VERSION"), "not a version");
    await expect(connect({ dataDir })).rejects.toThrow(/^the database in .* does not open/);
    await expect(connect({ dataDir })).rejects.toThrow(/does not open/);
  });
});
