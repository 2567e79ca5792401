import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import type { News } from "@/upstream/bus/bus";
import { connect } from "@/upstream/db/connect";
import { createLog } from "@/upstream/logging/log";
import { createSecurityLog } from "@/upstream/logging/security-log";
import { createPublisher } from "@/upstream/realtime/publisher";
import { recheckSessions } from "@/upstream/realtime/recheck-sessions";
import { databases } from "../../support/database";

const log = createLog("fatal");
const BACKLOG = 1_200;

describe.each(databases)("the publisher on $kind", ({ create }) => {
  test("tells ends of sessions ahead of a backlog, and everything in the end", async () => {
    const database = await create();
    const { env } = database;
    const { db, close } = await connect(
      env.DATABASE_URL ? { databaseUrl: env.DATABASE_URL } : { dataDir: env.DATA_DIR },
    );
    await db.execute(sql`DELETE FROM outbox`);
    await db.execute(sql`INSERT INTO outbox (channel, event, message)
      SELECT 'round-' || n, 'ying-work', jsonb_build_object('betId', 'a', 'done', 1, 'steps', 2)
      FROM generate_series(1, ${BACKLOG}::int) n`);
    const sid = randomUUID();
    await db.execute(
      sql`INSERT INTO outbox (channel, event, message) VALUES ('', 'session-ended', ${JSON.stringify({ sid })}::jsonb)`,
    );
    const told: News[] = [];
    const bus = {
      isShared: true,
      tell: async (topic: string, news: readonly News[]) => void (topic === "events" && told.push(...news)),
    };
    const publisher = createPublisher({ db, bus, log, security: createSecurityLog(log, "secret") });
    publisher.nudge();
    await publisher.idle();
    const at = told.findIndex(({ kind }) => kind === "session-ended");
    expect(at).toBe(500);
    expect(told[at]).toEqual({ kind: "session-ended", sid });
    expect((await db.execute(sql`SELECT 1 FROM outbox`)).rows).toEqual([]);
    await close();
    await database.drop();
  });
});

describe.each(databases)("the net below ends of sessions on $kind", ({ create }) => {
  test("closes the sockets of those that are over by the database, and of no others", async () => {
    const database = await create();
    const { env } = database;
    const { db, close } = await connect(
      env.DATABASE_URL ? { databaseUrl: env.DATABASE_URL } : { dataDir: env.DATA_DIR },
    );
    const [live, over, unknown] = [randomUUID(), randomUUID(), randomUUID()];
    await db.execute(sql`INSERT INTO session (id, member, started_at, acted_at, ended_at)
      SELECT ids.id::uuid, (SELECT uuid FROM member WHERE user_name = 'demo01'), now(), now(), ids.ended::timestamptz
      FROM (VALUES (${live}, NULL), (${over}, '2026-01-01T00:00:00Z')) AS ids (id, ended)`);
    const ended: string[] = [];
    await recheckSessions(db, { sids: () => [live, over, unknown], end: (sid) => void ended.push(sid) });
    expect(ended.sort()).toEqual([over, unknown].sort());
    await close();
    await database.drop();
  });
});
