import pg from "pg";
import { cashs } from "@/lib/contract/credit";
import { allJobs, retryJob } from "@/lib/contract/operators/jobs";
import { satang } from "@/lib/domain/money/money";
import { connect } from "@/upstream/db/connect";
import type { Database } from "@/upstream/db/tx";
import type { TestDatabase } from "../database";
import { newcomers, operator } from "../people";
import { addRound } from "../rounds";
import { clockOf, openTestService } from "../service";
import { startUpstream } from "../upstream-process";
import { prepareCredit } from "./prepare-credit";
import { readBooks } from "./read-books";
import type { Bank, Plan } from "./run-bank";

export interface RealBank extends Bank {
  /** Its database connections cut now and then, its process killed once. */
  storm: NonNullable<Plan["storm"]>;
  /** Reads the books once the process has stopped; see `brokenLaws`. */
  withDatabase<T>(read: (db: Database) => Promise<T>): Promise<T>;
  /** `deaths`: the last output of processes that exited by themselves. */
  tally: { backendsCut: number; kills: number; deaths: string[] };
  close(): Promise<void>;
}

interface Size {
  members: number;
  rounds: number;
  /** What each member has. */
  baht: number;
}

/** Where the upstreams reach the database; `pooled`: by a pooler in front of it. */
interface Upstreams {
  count: number;
  pooled?: TestDatabase;
}

/** Upstreams as processes of their own on one database, with members, their money and rounds to bet on. */
export async function openRealBank(
  database: TestDatabase,
  { members: count, rounds: many, baht }: Size,
  { count: processes, pooled = database }: Upstreams = { count: 1 },
): Promise<RealBank> {
  const prepared = await openTestService(database);
  const members = await newcomers(prepared, count, satang(baht * 100));
  const { withdrawers, referrerOf } = await prepareCredit(prepared, members);
  const rounds: string[] = [];
  for (let at = 0; at < many; at++) rounds.push(await addRound(prepared, "th_open"));
  const [staff, administrator, superAdmin] = await Promise.all(
    (["staff", "administrator", "superAdmin"] as const).map(
      async (role) => (await operator(prepared, role)).token,
    ),
  );
  const tokens = { staff: staff ?? "", administrator: administrator ?? "", superAdmin: superAdmin ?? "" };
  await prepared.close();

  const upstreams = await Promise.all(Array.from({ length: processes }, () => startUpstream(pooled)));
  let isStarting = false;
  /** One process of several, and its place. */
  const anyOf = () => {
    const at = Math.floor(Math.random() * upstreams.length);
    const upstream = upstreams[at];
    if (!upstream) throw new Error("no upstream");
    return { at, upstream };
  };
  const tally = { backendsCut: 0, kills: 0, deaths: [] as string[] };
  const { DATABASE_URL: databaseUrl, DATA_DIR: dataDir } = database.env;

  async function withDatabase<T>(read: (db: Database) => Promise<T>): Promise<T> {
    // PGlite has one owner: the upstream is stopped while its books are read.
    if (!databaseUrl) await upstreams[0]?.end("SIGTERM");
    const { db, close } = await connect(databaseUrl ? { databaseUrl, poolSize: 2 } : { dataDir });
    try {
      return await read(db);
    } finally {
      await close();
      if (!databaseUrl) upstreams[0] = await startUpstream(database);
    }
  }

  async function cutBackends(isOver: () => boolean): Promise<void> {
    if (!databaseUrl) return;
    const address = new URL(databaseUrl);
    const name = address.pathname.slice(1);
    address.pathname = "/postgres";
    const client = new pg.Client({ connectionString: address.href });
    await client.connect();
    while (!isOver()) {
      await pause(150 + Math.random() * 400);
      // An upstream that starts without its database exits with an error, as it should; here it is restarted.
      if (isStarting) continue;
      const { rowCount } = await client.query(
        `SELECT pg_terminate_backend(pid) FROM (
          SELECT pid FROM pg_stat_activity WHERE datname = $1 ORDER BY random() LIMIT 3) victims`,
        [name],
      );
      tally.backendsCut += rowCount ?? 0;
    }
    await client.end();
  }

  /** A process that exits by itself is a finding; it is restarted so that the run continues. */
  async function watch(isOver: () => boolean, outage: Outage): Promise<void> {
    while (!isOver()) {
      await pause(200);
      for (const [at, upstream] of upstreams.entries()) {
        const lastWords = upstream.diedSaying();
        if (lastWords === null) continue;
        tally.deaths.push(lastWords);
        await outage(() => startAgain(at));
      }
    }
  }

  async function startAgain(at: number): Promise<void> {
    isStarting = true;
    upstreams[at] = await startUpstream(pooled);
    isStarting = false;
  }

  async function killOnce(isOver: () => boolean, outage: Outage): Promise<void> {
    await pause(1_500);
    if (isOver()) return;
    await outage(async () => {
      isStarting = true;
      const { at, upstream } = anyOf();
      await upstream.end("SIGKILL");
      tally.kills += 1;
      await startAgain(at);
    });
  }

  /**
   * Settlements and rewards are jobs, payments of approved withdrawals are made by a poller. A job that failed during
   * an outage waits longer each time, so it is retried by hand.
   */
  async function finish(): Promise<void> {
    const token = tokens.administrator;
    const { upstream } = anyOf();
    for (let look = 0; look < 200; look++) {
      await clockOf(upstream.origin).tick();
      const waiting = { settle: 0, rewards: 0 };
      for (const kind of ["settle", "rewards"] as const) {
        const { items } = await upstream.call(allJobs, { body: { state: "waiting", kind }, token });
        waiting[kind] = items.length;
        for (const { id, attempts } of items)
          if (attempts > 0)
            await upstream.call(retryJob, {
              body: { id, reason: { code: "other", note: "as the bank test does" } },
              token,
            });
      }
      const money = await Promise.all(members.map(({ token: own }) => upstream.call(cashs, { token: own })));
      if (waiting.settle + waiting.rewards === 0 && money.every(({ held }) => held === 0)) return;
      await pause(100);
    }
    throw new Error("the bank's own work did not end");
  }

  return {
    members: withdrawers,
    referrerOf,
    finish,
    tokens,
    rounds,
    settles: true,
    tally,
    withDatabase,
    origin: () => anyOf().upstream.origin,
    books: () => withDatabase(readBooks),
    storm: async (isOver, outage) => {
      await Promise.all([cutBackends(isOver), killOnce(isOver, outage), watch(isOver, outage)]);
    },
    close: async () => {
      await Promise.all(upstreams.map((upstream) => upstream.end("SIGTERM")));
    },
  };
}

type Outage = Parameters<RealBank["storm"]>[1];

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
