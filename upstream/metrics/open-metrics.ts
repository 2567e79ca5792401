/** Metrics of an upstream process in Prometheus's format, on a port of their own (METRICS_PORT). */
import { createServer } from "node:http";
import type pg from "pg";
import type { Logger } from "pino";
import { callName } from "@/lib/contract/endpoint";
import { createPoy } from "@/lib/contract/poys";
import type { UpstreamEnv } from "../config/env";
import type { Database } from "../db/tx";
import { type Meter, noMeter } from "./meter";
import { readState, type SiteState } from "./read-state";

interface MetricsParts {
  env: Pick<UpstreamEnv, "METRICS_PORT" | "METRICS_HOST" | "ROLE">;
  db: Database;
  pool: pg.Pool;
  log: Logger;
  /** Open sockets of this process. */
  sockets(): { push: number; presence: number };
}

export interface Metrics extends Meter {
  close(): Promise<void>;
}

/** A look at the database that takes longer leaves its metrics out of this scrape. */
const PATIENCE_MS = 2_000;
/** Several who scrape at once share a look. */
const FRESH_MS = 1_000;
const SLIP = callName(createPoy);

/** Loads the library and listens only where a port is configured. @throws Error where it cannot listen there */
export async function openMetrics({ env, db, pool, log, sockets }: MetricsParts): Promise<Metrics> {
  if (env.METRICS_PORT === undefined) return { ...noMeter, close: async () => undefined };
  const { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } = await import("prom-client");
  const registry = new Registry();
  registry.setDefaultLabels({ service: "upstream", role: env.ROLE });
  collectDefaultMetrics({ register: registry });
  // The same numbers again under names that Prometheus keeps for counters.
  for (const what of ["handles", "requests", "resources"])
    registry.removeSingleMetric(`nodejs_active_${what}_total`);
  const registers = [registry];
  const calls = new Histogram({
    name: "house_call_seconds",
    help: "Time of calls of the contract, by name and status",
    labelNames: ["call", "status"],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers,
  });
  const slips = new Counter({
    name: "house_slips_total",
    help: "Slips that members sent, by outcome: accepted, refused, busy, failed",
    labelNames: ["outcome"],
    registers,
  });
  for (const outcome of ["accepted", "refused", "busy", "failed"]) slips.inc({ outcome }, 0);
  const statements = new Histogram({
    name: "house_statement_seconds",
    help: "Time of SQL statements, waits for locks included",
    buckets: [0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 5, 10],
    registers,
  });
  const own = (name: string, help: string, read: () => number) =>
    new Gauge({
      name: `house_${name}`,
      help,
      registers,
      collect() {
        this.set(read());
      },
    });
  own("pool_size", "Connections to the database", () => pool.totalCount);
  own("pool_in_use", "Connections that are lent", () => pool.totalCount - pool.idleCount);
  own("pool_waiting", "Calls that wait for a connection", () => pool.waitingCount);
  own("push_sockets", "Open push sockets", () => sockets().push);
  own("presence_sockets", "Open presence sockets", () => sockets().presence);

  const state = lookAtState(db, log);
  const site = (name: string, help: string, read: (found: SiteState) => number) =>
    new Gauge({
      name: `house_${name}`,
      help,
      registers,
      async collect() {
        const found = await state.look();
        if (found) this.set(read(found));
        else this.reset();
      },
    });
  site("outbox_events", "Events that wait to be published", (found) => found.outboxRows);
  site("outbox_age_seconds", "How long the oldest event has waited, as seen by this process", () =>
    state.outboxAge(),
  );
  site(
    "job_lateness_seconds",
    "How late the job is that has been due longest",
    (found) => found.jobLatenessSeconds,
  );
  site("jobs_stuck", "Jobs that have failed repeatedly", (found) => found.stuckJobs);
  site(
    "settle_age_seconds",
    "How late the settlement is that has been due longest",
    (found) => found.settleAgeSeconds,
  );
  site(
    "ledger_violations",
    "Rows that break a law of the ledger and wait for an operator",
    (found) => found.violations,
  );
  own("database_answers", "1: the database answered the last look, 0: it did not", () =>
    state.answers() ? 1 : 0,
  );

  const server = createServer(async (request, response) => {
    if (request.url !== "/metrics") return void response.writeHead(404).end();
    await state.look();
    response.setHeader("content-type", registry.contentType);
    response.end(await registry.metrics());
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(env.METRICS_PORT, env.METRICS_HOST, resolve);
  });
  return {
    answered(call, status, seconds) {
      calls.observe({ call, status: String(status) }, seconds);
      if (call === SLIP) slips.inc({ outcome: outcomeOf(status) });
    },
    statement: (seconds) => statements.observe(seconds),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** 503 is `busy`; 4xx are the rules' refusals; everything else is ours. */
function outcomeOf(status: number): string {
  if (status < 300) return "accepted";
  if (status === 503) return "busy";
  return status < 500 ? "refused" : "failed";
}

/** One look at a time, kept for a moment; null where the database did not answer in time. */
function lookAtState(db: Database, log: Logger) {
  let found: SiteState | null = null;
  let readAtMs = Number.NEGATIVE_INFINITY;
  let underWay: Promise<SiteState | null> | null = null;
  let oldest = { id: null as number | null, sinceMs: 0 };

  async function read(): Promise<SiteState | null> {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<null>((resolve) => {
      timer = setTimeout(() => resolve(null), PATIENCE_MS);
    });
    const looked = readState(db).catch((error: unknown) => {
      log.debug({ err: error }, "the metrics of the database could not be read");
      return null;
    });
    found = await Promise.race([looked, late]).finally(() => clearTimeout(timer));
    readAtMs = performance.now();
    if (found && found.oldestEvent !== oldest.id)
      oldest = { id: found.oldestEvent, sinceMs: performance.now() };
    underWay = null;
    return found;
  }

  return {
    async look() {
      if (performance.now() - readAtMs < FRESH_MS) return found;
      underWay ??= read();
      return underWay;
    },
    /** The table keeps no times: the age counts from when this process first saw the oldest event. */
    outboxAge: () => (oldest.id === null ? 0 : (performance.now() - oldest.sinceMs) / 1_000),
    answers: () => found !== null,
  };
}
