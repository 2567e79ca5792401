import { setTimeout as wait } from "node:timers/promises";
import { Pool } from "undici";
import { UPSTREAM_BEARER } from "@/lib/contract/upstream-bearer";
import type { Cluster } from "./cluster";
import { createSiteProcess, type SiteProcess } from "./site-processes";

/** A database of its own on the primary with processes of its own, which a row may fill and which is gone afterwards. */
export interface OwnSite {
  readonly database: string;
  readonly calls: SiteProcess;
  readonly jobs: SiteProcess;
  /** A call at the process with calls, as a web makes it. */
  call(sent: Sent): Promise<Answer>;
  /** The same for its data. @throws Error with the refusal */
  dataOf(sent: Sent): Promise<Data>;
  close(): Promise<void>;
}

/** A call: a POST where there is a body. */
export interface Sent {
  path: string;
  body?: object;
  token?: string;
  key?: string;
}

type Data = { readonly [name: string]: unknown };

interface Answer {
  status: number;
  data: Data;
  /** Why it was refused */
  code?: string;
  /** The token that it granted */
  auth?: string;
}

/** Of every member who signs up here. */
export const PIN = "Gold#Navy7";
/** Any address of this machine: each call counts against the limits of the one it comes from. */
const ADDRESS = "127.3.0.1";
const DRAIN_MS = 8_000;
const PLANNED_WITHIN_MS = 60_000;

/** Migrates a new database; its processes do not run yet. */
export async function openOwnSite(cluster: Cluster, database: string): Promise<OwnSite> {
  const { postgres, home, envOf, secrets } = cluster;
  await postgres.query(`CREATE DATABASE ${database} OWNER house_owner`);
  await cluster.migrate(database);
  const start = (role: "calls" | "jobs") =>
    createSiteProcess(home, `${role}-${database}`, role, () => envOf(database));
  const [calls, jobs] = [await start("calls"), await start("jobs")];
  const pool = new Pool(calls.origin, { connections: 4 });
  const kill = () => Promise.all([calls.kill(), jobs.kill()]);
  cluster.atClose(kill);

  async function call({ path, body, token, key }: Sent): Promise<Answer> {
    const answer = await pool.request({
      method: body ? "POST" : "GET",
      path,
      headers: {
        "content-type": "application/json",
        "x-client-ip": ADDRESS,
        // Only a signup requires it; any version of the terms, present or past, is accepted.
        "accepted-terms": "2026-11-22",
        [UPSTREAM_BEARER]: secrets.UPSTREAM_SECRET,
        ...(token && { authorization: `Bearer ${token}` }),
        ...(key && { "idempotency-key": key }),
      },
      body: body && JSON.stringify(body),
    });
    const { data, code } = (await answer.body.json()) as { data?: Data; code?: string };
    return { status: answer.statusCode, data: data ?? {}, code, auth: answer.headers.auth?.toString() };
  }

  return {
    ...{ database, calls, jobs, call },
    async dataOf(sent) {
      const { status, data, code } = await call(sent);
      if (status !== 200) throw new Error(`${sent.path} answered ${status}: ${code}`);
      return data;
    },
    async close() {
      await pool.destroy();
      await Promise.all([calls.stop(DRAIN_MS), jobs.stop(DRAIN_MS)]);
      await postgres.query(`DROP DATABASE ${database} WITH (FORCE)`);
    },
  };
}

/** Signs a member up at a site of a row's own; they have no credit. */
export async function signUp(
  site: OwnSite,
  userName: string,
  phoneNumber = "+66877000001",
): Promise<{ uuid: string; token: string }> {
  const body = { userName, phoneNumber, password: PIN };
  const { status, auth, code } = await site.call({ path: "/api/users.signup", body });
  if (status !== 200 || !auth) throw new Error(`the signup answered ${status}: ${code}`);
  const { uuid } = JSON.parse(Buffer.from(auth.split(".")[1] ?? "", "base64url").toString()) as {
    uuid: string;
  };
  return { uuid, token: auth };
}

/**
 * Lets the jobs run until the rounds of the next days are planned, and stops them. Returns so many rounds of stocks,
 * open from now on: at weekends none would be.
 */
export async function planRounds(
  { database, jobs }: OwnSite,
  { postgres }: Cluster,
  many: number,
): Promise<string[]> {
  await jobs.start();
  const deadline = Date.now() + PLANNED_WITHIN_MS;
  const planned = () =>
    postgres.query("SELECT 1 FROM round WHERE bet_group = 'stock' AND status = 'open'", database);
  while ((await planned()).length < many) {
    if (Date.now() > deadline) throw new Error("the rounds of the next days were not planned in time");
    await wait(200);
  }
  await jobs.stop(DRAIN_MS);
  const rows = await postgres.query<{ bet_id: string }>(
    `UPDATE round SET open_at = now() - interval '1 day' WHERE bet_id IN (
      SELECT bet_id FROM round WHERE bet_group = 'stock' AND status = 'open' AND close_at > now() + interval '30 minutes'
      ORDER BY close_at DESC LIMIT ${many}) RETURNING bet_id`,
    database,
  );
  if (rows.length < many) throw new Error(`of ${many} rounds of stocks ${rows.length} can be opened`);
  return rows.map(({ bet_id }) => bet_id);
}
