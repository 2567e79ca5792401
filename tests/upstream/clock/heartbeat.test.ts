import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { bangkokIso, HOUR_MS, MINUTE_MS } from "@/lib/domain/time/time";
import { outageWithin } from "@/upstream/clock/heartbeat";
import { connect } from "@/upstream/db/connect";
import { absence } from "@/upstream/db/schema/clock";
import { oneDatabase, type TestDatabase } from "../../support/database";
import { openTestService, type TestService } from "../../support/service";

describe.each(oneDatabase)("the presence of a service on $kind", ({ create }) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await create();
  });
  afterAll(() => database?.drop());

  const longest = async ({ db }: TestService) =>
    Math.max(
      0,
      ...(await db.select().from(absence)).map(({ fromAt, untilAt }) => untilAt.getTime() - fromAt.getTime()),
    );
  const away = ({ db }: TestService, fromMs: number, untilMs: number) =>
    outageWithin(db, new Date(fromMs), new Date(untilMs));

  test("is not interrupted by a clock that a test moves", async () => {
    const service = await openTestService(database);
    await service.setClock(bangkokIso((await service.now()) + 5 * HOUR_MS));
    await service.tick();
    expect(await longest(service)).toBeLessThan(HOUR_MS);
    await service.close();
  });

  test("was none while the service was away, and its first tick knows for how long", async () => {
    const first = await openTestService(database);
    await first.close();
    const { env } = database;
    const { db, close } = await connect(
      env.DATABASE_URL ? { databaseUrl: env.DATABASE_URL } : { dataDir: env.DATA_DIR },
    );
    await db.execute(sql`UPDATE presence SET seen_at = seen_at - interval '10 minutes'`);
    await close();

    const back = await openTestService(database);
    const now = await back.now();
    expect(await longest(back)).toBeGreaterThanOrEqual(10 * MINUTE_MS);
    expect(await away(back, now - 6 * MINUTE_MS, now - 5 * MINUTE_MS)).toBe(MINUTE_MS);
    expect(await away(back, now - 60 * MINUTE_MS, now - 15 * MINUTE_MS)).toBe(0);
    expect(await away(back, now + MINUTE_MS, now + 2 * MINUTE_MS)).toBe(0);
    const part = await away(back, now - 20 * MINUTE_MS, now - 5 * MINUTE_MS);
    expect(part).toBeGreaterThanOrEqual(5 * MINUTE_MS);
    expect(part).toBeLessThan(10 * MINUTE_MS);
    await back.close();
  });
});
