import { execFile } from "node:child_process";
import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { inRoot } from "../../site/root.mjs";
import { databaseHome } from "../../testing/database-home";
import { createEdge, type Edge } from "./engines/haproxy";
import { createPooler, type Pooler } from "./engines/pgbouncer";
import { ask, createPair, type Pair } from "./engines/postgres";
import { giveTo, type Program } from "./engines/program";
import { createRedis } from "./engines/redis";
import { createSiteProcess, foreign, type SharedEnv, type SiteProcess, trialSecrets } from "./site-processes";
import { unitOf } from "./units";

/** The whole site as processes on this machine. */
export interface Cluster {
  home: string;
  postgres: Pair;
  pooler: Pooler;
  redis: Program & { readonly port: number };
  edge: Edge;
  site: { calls: SiteProcess[]; pushes: SiteProcess[]; jobs: SiteProcess; webs: SiteProcess[] };
  secrets: ReturnType<typeof trialSecrets>;
  /** Further settings of the site's processes, from their next start on. */
  settings: Record<string, string>;
  /** Environment of the site's processes with a database by its name. */
  envOf(database: string): SharedEnv;
  /** The database's address through the pooler. */
  databaseUrl(role: "house" | "house_owner", database: string): string;
  /** Runs the role migrate to its end on a database; its output is in the error when it fails. */
  migrate(database: string): Promise<void>;
  startSite(): Promise<void>;
  /** Makes the roles and the site's empty database on another server. */
  prepare(port: number): Promise<void>;
  /** What a row has started and the end of the trial stops, however it ends. */
  atClose(stop: () => Promise<unknown>): void;
  /** Copies what every process wrote to a folder, for reading after a failure. */
  keepLogs(folder: string): void;
  close(): Promise<void>;
}

/** What a service's role may take, as docs/deploying.md sets it: a pooler would lose settings of a session. */
const roleSettings = `
  CREATE ROLE house_owner LOGIN;
  CREATE ROLE house LOGIN;
  ALTER ROLE house SET statement_timeout = '7s';
  ALTER ROLE house SET lock_timeout = '5s';
  ALTER ROLE house SET idle_in_transaction_session_timeout = '10s';
  ALTER ROLE house SET random_page_cost = 1.1`;

/** Makes the roles and the site's empty database on a server. */
async function prepare(port: number): Promise<void> {
  for (const statement of [...roleSettings.split(";"), "CREATE DATABASE house OWNER house_owner"])
    await ask(port, statement);
}

/** Everything but the site's processes is up when this resolves. */
export async function openCluster(): Promise<Cluster> {
  const home = mkdtempSync(join(databaseHome, "cluster-"));
  giveTo("postgres", home);
  const started: { stop(): Promise<unknown> }[] = [];
  const close = async () => {
    for (const each of started.toReversed()) await each.stop();
    rmSync(home, { recursive: true, force: true });
  };
  try {
    const postgres = await createPair(home);
    started.push(postgres);
    await prepare(postgres.primary().port);
    await postgres.addStandby();
    const pooler = await createPooler(home, postgres.primary().port);
    started.push(pooler);
    await pooler.start();
    const redis = await createRedis(home);
    started.push(redis);
    await redis.start();

    const secrets = trialSecrets();
    const settings: Cluster["settings"] = {};
    const databaseUrl: Cluster["databaseUrl"] = (role, database) =>
      `postgres://${role}@127.0.0.1:${pooler.port}/${database}`;
    let edge: Edge | undefined;
    const envOf = (database: string): SharedEnv => ({
      ...secrets,
      DATABASE_URL: databaseUrl("house", database),
      REDIS_URL: `redis://127.0.0.1:${redis.port}`,
      UPSTREAM_URL: edge?.callsOrigin ?? "",
      PUSH_URL: edge?.pushOrigin ?? "",
      SITE_ORIGIN: edge?.origin ?? "",
      TRUST_PROXY: "1",
      SIMULATORS: "1",
      LOG_LEVEL: "warn",
      DB_POOL_SIZE: "10",
      // Longer than the edge takes to notice, which asks once a second and believes the second answer.
      DRAIN_MS: "4000",
      // A few members make in a minute here what hundreds would.
      MEMBER_ACTS_PER_MINUTE: "1000000",
      ...settings,
    });
    const processes = (names: string[], role: "web" | "calls" | "push") =>
      Promise.all(names.map((name) => createSiteProcess(home, name, role, () => envOf("house"))));
    const site: Cluster["site"] = {
      calls: await processes(["calls1", "calls2"], "calls"),
      pushes: await processes(["push1", "push2"], "push"),
      jobs: await createSiteProcess(home, "jobs", "jobs", () => envOf("house")),
      webs: await processes(["web1", "web2"], "web"),
    };
    const portsOf = (programs: SiteProcess[]) => programs.map(({ port }) => port);
    edge = await createEdge(home, {
      webs: portsOf(site.webs),
      calls: portsOf(site.calls),
      pushes: portsOf(site.pushes),
    });
    started.push(edge);
    await edge.start();

    return {
      ...{ home, postgres, pooler, redis, edge, site, secrets, settings, envOf, databaseUrl, prepare, close },
      async migrate(database) {
        const { args, env } = unitOf("migrate", 0);
        const owner = { MIGRATE_DATABASE_URL: databaseUrl("house_owner", database) };
        await promisify(execFile)(process.execPath, args, {
          cwd: inRoot(),
          env: { ...process.env, ...foreign, ...envOf(database), ...owner, ...env },
        });
      },
      atClose(stop) {
        started.push({ stop });
      },
      keepLogs(folder) {
        rmSync(folder, { recursive: true, force: true });
        mkdirSync(folder, { recursive: true });
        for (const name of readdirSync(home).filter((each) => each.endsWith(".log")))
          copyFileSync(join(home, name), join(folder, name));
      },
      async startSite() {
        const all = [...site.calls, ...site.pushes, site.jobs, ...site.webs];
        // At the end nobody waits for what they still serve.
        started.push({ stop: () => Promise.all(all.map((each) => each.kill())) });
        await Promise.all(all.map((each) => each.start()));
        await edge?.seesAll();
      },
    };
  } catch (error) {
    await close();
    throw error;
  }
}
