import { sql } from "drizzle-orm";
import pg from "pg";
import { vi } from "vitest";
import { satang } from "@/lib/domain/money/money";
import { epochMs } from "@/lib/domain/time/time";
import type { Desk } from "../bank/acts";
import type { Withdrawer } from "../bank/credit-acts";
import { earn } from "../bank/prepare-credit";
import type { DatabaseKind, TestDatabase } from "../database/database";
import { openTestService, type TestService } from "../service/service";
import { boundAccount, confirmPinOf } from "../world/banks";
import { STARTS_AT } from "../world/facts";
import { raiseHandLimits } from "../world/hand-money";
import { befriend, newcomers, operator, secondOperator } from "../world/people";
import { makeFaulty, requestNow, type Trial } from "./faulty-pool";
import type { FindBlocked } from "./schedule";

/** Members of one trial: a host with affiliate money who referred the others; the last one has a limit of stakes. */
export type Crew = readonly Withdrawer[];

export interface WarmBank {
  service: TestService;
  tokens: Desk["tokens"];
  /** A second super administrator, who approves what the first one asks for. */
  checker: string;
  /** Null on a database of one connection. */
  findBlocked: FindBlocked | null;
  /** Members of no trial before. The database is restored when there are none left. */
  nextCrew(): Promise<Crew>;
  /** From here on the service's queries belong to this trial; null for none. */
  setTrial(trial: Trial | null): void;
  close(): Promise<void>;
}

/** Carries the number of a trial's request to the service's queries. */
export const REQUEST_HEADER = "x-trial-request";
const CREW = 3;
const BAHT = 900;
/** The last member of a crew may stake this much a day. */
export const STAKE_LIMIT = satang(120_00);

/** One service in this process on one database, for one trial after the other. */
export async function openWarmBank(kind: DatabaseKind, crews: number): Promise<WarmBank> {
  const prepared = await kind.create();
  const all = await prepare(prepared, crews);
  let left: Crew[] = [];
  let open = await openOn(await kind.copy(prepared));
  left = [...all];
  return {
    get service() {
      return open.service;
    },
    get tokens() {
      return open.tokens;
    },
    get checker() {
      return open.checker;
    },
    get findBlocked() {
      return open.findBlocked;
    },
    async nextCrew() {
      if (left.length === 0) {
        await open.close();
        open = await openOn(await kind.copy(prepared));
        left = [...all];
      }
      const crew = left.shift();
      if (!crew) throw new Error("no members were prepared");
      return crew;
    },
    setTrial: (trial) => open.setTrial(trial),
    async close() {
      await open.close();
      await prepared.drop();
    },
  };
}

async function prepare(database: TestDatabase, crews: number): Promise<Crew[]> {
  const service = await openTestService(database);
  await service.db.execute(sql`UPDATE turnover_percent SET percent = 0`);
  await raiseHandLimits(service, { members: true });
  const all: Withdrawer[][] = [];
  for (let at = 0; at < crews; at++) {
    const crew: Withdrawer[] = [];
    for (const person of await newcomers(service, CREW, satang(BAHT * 100))) {
      const { bankId } = await boundAccount(service, person);
      await confirmPinOf(service, person);
      crew.push({ ...person, bankId });
    }
    all.push(crew);
  }
  for (const [host, ...friends] of all) if (host) await befriend(service, host, friends);
  await earn(
    service,
    all.flatMap(([host]) => (host ? [host] : [])),
  );
  for (const crew of all)
    await service.db.execute(sql`INSERT INTO player_limit (member, stake_day)
      VALUES (${crew.at(-1)?.uuid}, ${STAKE_LIMIT})`);
  await service.close();
  return all;
}

interface OpenBank extends Pick<WarmBank, "service" | "tokens" | "checker" | "findBlocked" | "setTrial"> {
  close(): Promise<void>;
}

async function openOn(database: TestDatabase): Promise<OpenBank> {
  let trial: Trial | null = null;
  // The service's timers are taken and never fire: its jobs run when a trial says so.
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  const service = await openTestService(database).finally(() => vi.useRealTimers());
  // Events are read and deleted by a task of the service's own, which would take turns at random.
  service.dependencies.publish = () => undefined;
  service.httpServer.prependListener("request", (request) => {
    const id = Number(request.headers[REQUEST_HEADER] ?? Number.NaN);
    requestNow.enterWith(Number.isNaN(id) ? undefined : id);
  });
  const watcher = database.env.DATABASE_URL ? await watch(database.env.DATABASE_URL) : null;
  makeFaulty(
    service.db,
    () => trial,
    async (pid) => watcher?.gone(pid),
  );
  // Every generation of the database starts at the same time of day.
  await service.db.execute(sql`UPDATE clock_offset SET offset_ms = ${epochMs(STARTS_AT) - Date.now()}`);
  await service.db.execute(sql`UPDATE session SET confirmed_until = clock_timestamp() + interval '2 hours'
    WHERE confirmed_until IS NOT NULL`);
  const [staff, administrator, superAdmin, second] = [
    await operator(service, "staff"),
    await operator(service, "administrator"),
    await operator(service, "superAdmin"),
    await secondOperator(service, "superAdmin"),
  ];
  return {
    service,
    tokens: { staff: staff.token, administrator: administrator.token, superAdmin: superAdmin.token },
    checker: second.token,
    findBlocked: watcher ? watcher.blocked : null,
    setTrial: (next) => {
      trial = next;
    },
    async close() {
      trial = null;
      await service.close();
      await watcher?.close();
      await database.drop();
    },
  };
}

const GONE_WITHIN_MS = 5_000;

/** Looks at the server's backends through a connection of its own. */
async function watch(databaseUrl: string) {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const pidsOf = async (query: string, pids: readonly number[]) => {
    const { rows } = await client.query<{ pid: number }>(query, [pids]);
    return new Set(rows.map(({ pid }) => pid));
  };
  return {
    blocked: (pids: readonly number[]) =>
      pidsOf("SELECT pid FROM unnest($1::int[]) AS pid WHERE pg_blocking_pids(pid) <> '{}'", pids),
    async gone(pid: number) {
      const limit = Date.now() + GONE_WITHIN_MS;
      const find = () => pidsOf("SELECT pid FROM pg_stat_activity WHERE pid = ANY ($1::int[])", [pid]);
      while ((await find()).size > 0)
        if (Date.now() > limit) throw new Error(`backend ${pid} outlives its connection`);
    },
    close: () => client.end(),
  };
}
