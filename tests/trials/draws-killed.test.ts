/** A draw from its shooting to its payment, with the service killed at every point. */
import { sql } from "drizzle-orm";
import pg from "pg";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { onePoy } from "@/lib/contract/poys";
import { summaryOfYings, yingProof } from "@/lib/contract/yings";
import { bangkokIso, MINUTE_MS } from "@/lib/domain/time/time";
import type { Connection } from "@/upstream/db/connect";
import { type DatabaseKind, oneDatabase, serversAlone, type TestDatabase } from "../support/database";
import {
  type DrawToKill,
  drawIn,
  endShooting,
  lookInto,
  prepareDraw,
  type StoredDraw,
  wrongWith,
} from "../support/killed-draw";
import { count } from "../support/ledger";
import { clockOf } from "../support/service";
import { startUpstream, type UpstreamProcess } from "../support/upstream-process";

const soon = { timeout: 240_000, interval: 20 };
const CHAIN = "ab".repeat(32);
const PATIENCE_MS = 600_000;

interface Phase {
  name: string;
  chainHash?: string;
  /** Brings the process to the phase. */
  reach(upstream: UpstreamProcess, draw: DrawToKill): Promise<unknown>;
  /** Whether the database shows that it was killed there. */
  isThere(before: StoredDraw): boolean;
  /** Runs before the next process starts. */
  meanwhile?(db: Connection["db"], draw: DrawToKill): Promise<unknown>;
}

const phases: Phase[] = [
  {
    name: "before the freeze",
    reach: async () => undefined,
    isThere: ({ frozenAt }) => frozenAt === null,
  },
  {
    name: "between the freeze and the work",
    chainHash: CHAIN,
    async reach(upstream, draw) {
      await endShooting(upstream, draw);
      await until(async () => (await summaryOf(upstream, draw)).freeze != null);
    },
    isThere: ({ frozenAt, w }) => frozenAt !== null && w === null,
    // The work waited for the promised randomness, so that it had certainly not begun.
    meanwhile: (db, { betId }) =>
      db.execute(sql`UPDATE ying_draw SET beacon = ${"00ff".repeat(16)}, beacon_signature = ${"aa".repeat(48)},
        beacon_round = sealed_beacon_round::bigint WHERE bet_id = ${betId}`),
  },
  {
    name: "in the work",
    async reach(upstream, draw) {
      await endShooting(upstream, draw);
      await until(async () => ((await summaryOf(upstream, draw)).work?.done ?? 0) > 0);
    },
    isThere: ({ frozenAt, w }) => frozenAt !== null && w === null,
  },
  {
    name: "after it was published",
    async reach(upstream, draw) {
      await endShooting(upstream, draw);
      await until(() => isPublished(upstream, draw));
    },
    isThere: ({ w }) => w !== null,
  },
];

/** The sweep kills in all of them; otherwise where most of the time passes. */
const phasesHere = process.env.EVERY_PHASE ? phases : phases.filter(({ name }) => name === "in the work");

describe.each(oneDatabase)("a service killed on $kind", (kind) => {
  test.each(phasesHere)(
    "$name draws the same, once",
    async ({ reach, isThere, meanwhile, chainHash }) => {
      const { database, draw, upstream } = await underWay(kind, chainHash);
      await reach(upstream, draw);
      await upstream.end("SIGKILL");
      const before = await lookInto(database, async (db) => {
        const stored = await drawIn(db, draw.betId);
        await meanwhile?.(db, draw);
        return stored;
      });
      expect(isThere(before)).toBe(true);
      await finishBy(database, draw);
      expect(await wrongWith(database, draw, before)).toEqual([]);
    },
    PATIENCE_MS,
  );

  test(
    "told to stop in the work ends at once, and the next one draws",
    async () => {
      const { database, draw, upstream } = await underWay(kind);
      await endShooting(upstream, draw);
      await until(async () => ((await summaryOf(upstream, draw)).work?.done ?? 0) > 0);
      expect(await upstream.end("SIGTERM")).toBe(0);
      const before = await lookInto(database, (db) => drawIn(db, draw.betId));
      expect([before.w, before.result]).toEqual([null, null]);
      await finishBy(database, draw);
      expect(await wrongWith(database, draw, before)).toEqual([]);
    },
    PATIENCE_MS,
  );
});

interface Point {
  name: string;
  /** The draw's state before a lock is held that its next transaction needs. */
  until(upstream: UpstreamProcess, draw: DrawToKill): Promise<unknown>;
  hold(betId: string): string;
  /** The statement that is then blocked. */
  standsAt: string;
  isDrawn: boolean;
}

/** Bets are closed, so that only the draw itself locks the round from here on. */
const shooting = async ({ origin }: UpstreamProcess, { resultMs }: DrawToKill) => {
  await clockOf(origin).setClock(bangkokIso(resultMs - MINUTE_MS));
  await clockOf(origin).tick();
};

const frozen = async (upstream: UpstreamProcess, draw: DrawToKill) => {
  await shooting(upstream, draw);
  await endShooting(upstream, draw);
  await until(async () => (await summaryOf(upstream, draw)).freeze != null);
};

const points: Point[] = [
  {
    name: "in the freeze",
    until: shooting,
    hold: () => "SELECT pg_advisory_xact_lock(hashtext('draw log'))",
    standsAt: "%pg_advisory_xact_lock(hashtext('draw log'))%",
    isDrawn: false,
  },
  {
    name: "between the work and its publication",
    until: frozen,
    hold: (betId) => `SELECT share_round('${betId}')`,
    standsAt: "%lock_round%",
    isDrawn: false,
  },
  {
    name: "in its publication, the number written",
    until: frozen,
    hold: (betId) => `INSERT INTO job (kind, ref, due_at) VALUES ('settle', '${betId}', app_now())`,
    standsAt: 'insert into "job"%',
    isDrawn: false,
  },
  {
    name: "after its publication, before the payment",
    until: frozen,
    hold: (betId) => `SELECT 1 FROM poy WHERE bet_id = '${betId}' FOR UPDATE`,
    standsAt: "%pay_winners%",
    isDrawn: true,
  },
];

/** The sweep kills at all of them; otherwise where the number stands and the money comes next. */
const pointsHere = process.env.EVERY_PHASE ? points : points.slice(-1);

describe.each(serversAlone)("a service killed inside of a transaction on $kind", (kind) => {
  test.each(pointsHere)(
    "$name draws the same, once",
    async ({ until: come, hold, standsAt, isDrawn }) => {
      const { database, draw, upstream } = await underWay(kind);
      const { betId } = draw;
      await come(upstream, draw);
      const before = await lookInto(database, async (db) => {
        const isHeld = await holdBack(database, hold(betId));
        await endShooting(upstream, draw);
        await until(async () => (await standingAt(db, standsAt)) > 0);
        await upstream.end("SIGKILL");
        await isHeld.giveBack();
        // The dead process's transaction ends when the server detects the lost connection.
        await until(async () => (await sessionsBeside(db)) === 0);
        return drawIn(db, betId);
      });
      expect([before.w !== null, before.status]).toEqual([isDrawn, "closed"]);
      await finishBy(database, draw);
      expect(await wrongWith(database, draw, before)).toEqual([]);
    },
    PATIENCE_MS,
  );

  test(
    "while another one works on the same draw: that one publishes it",
    async () => {
      const { database, draw, upstream } = await underWay(kind);
      const other = await startUpstream(database);
      onTestFinished(async () => void (await other.end("SIGKILL")));
      await endShooting(upstream, draw);
      const isAtWork = async (one: UpstreamProcess) => ((await summaryOf(one, draw)).work?.done ?? 0) > 0;
      await until(async () => (await isAtWork(upstream)) && (await isAtWork(other)));
      await upstream.end("SIGKILL");
      const before = await lookInto(database, (db) => drawIn(db, draw.betId));
      await until(() => isPaid(other, draw));
      expect(await other.end("SIGTERM")).toBe(0);
      expect(await wrongWith(database, draw, before)).toEqual([]);
    },
    PATIENCE_MS,
  );
});

/** A draw to kill and a process that runs it. */
async function underWay(kind: DatabaseKind, chainHash?: string) {
  const database = await kind.create();
  onTestFinished(() => database.drop());
  const draw = await prepareDraw(database, chainHash);
  const upstream = await startUpstream(database);
  onTestFinished(async () => void (await upstream.end("SIGKILL")));
  return { database, draw, upstream };
}

/** The next process, from its start to the payment of the draw. */
async function finishBy(database: TestDatabase, draw: DrawToKill): Promise<void> {
  const upstream = await startUpstream(database);
  await endShooting(upstream, draw);
  await until(() => isPaid(upstream, draw));
  await upstream.end("SIGTERM");
}

const summaryOf = (upstream: UpstreamProcess, { betId }: DrawToKill) =>
  upstream.call(summaryOfYings, { body: { betId } });

async function isPublished(upstream: UpstreamProcess, { betId }: DrawToKill): Promise<boolean> {
  const proof = await upstream.call(yingProof, { query: { betId } });
  return "w" in proof && proof.w !== null;
}

async function isPaid(upstream: UpstreamProcess, { poyId, member }: DrawToKill): Promise<boolean> {
  const { status } = await upstream.call(onePoy, { query: { id: poyId }, token: member.token });
  return status === "won";
}

/** Runs a statement in a transaction that stays open until it is rolled back. */
async function holdBack({ env }: TestDatabase, statement: string): Promise<{ giveBack(): Promise<void> }> {
  const client = new pg.Client({ connectionString: env.DATABASE_URL });
  await client.connect();
  await client.query("BEGIN");
  await client.query(statement);
  return { giveBack: () => client.end() };
}

const standingAt = (db: Connection["db"], statement: string) =>
  count(
    db,
    sql`SELECT count(*) FROM pg_stat_activity
      WHERE datname = current_database() AND wait_event_type = 'Lock' AND query LIKE ${statement}`,
  );

const sessionsBeside = (db: Connection["db"]) =>
  count(
    db,
    sql`SELECT count(*) FROM pg_stat_activity
      WHERE datname = current_database() AND pid <> pg_backend_pid() AND state <> 'idle'`,
  );

function until(isSo: () => Promise<boolean>): Promise<void> {
  return vi.waitFor(async () => {
    if (!(await isSo())) throw new Error("not yet");
  }, soon);
}
