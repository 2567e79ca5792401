/** The embedded upstream as one thing that opens and closes; the process around it is main.ts. */

import { setTimeout as wait } from "node:timers/promises";
import { sql } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import type { Logger } from "pino";
import { siteOnRedis } from "@/lib/contract/web-news";
import { type Background, openBackground } from "./background";
import { openShared } from "./bus/open-bus";
import type { UpstreamEnv } from "./config/env";
import { partsOf } from "./config/parts";
import { atStart } from "./db/at-start";
import { connect } from "./db/connect";
import { JOB_MS } from "./db/limits";
import { allowLonger } from "./db/pool";
import { addFeedWebhook } from "./deposits/providers/webhook";
import { addHealth } from "./health";
import { createSessionReader } from "./http/caller";
import { resetLimiters } from "./http/rate-limit";
import { createServer } from "./http/server";
import type { Dependencies, Services } from "./http/services";
import { createTokens } from "./http/token";
import { createSecurityLog } from "./logging/security-log";
import { openMetrics } from "./metrics/open-metrics";
import { startTracing } from "./metrics/tracing";
import { watchStatements } from "./metrics/watch-statements";
import { createSmsSender } from "./otps/sms";
import { type Outside, outsideOf } from "./outside";
import { addGameWebhook } from "./partners/wallet/webhook";
import { createPlacing } from "./poys/place-group";
import { openSockets, type Sockets } from "./realtime/open-sockets";
import { routes } from "./routes";
import { seed } from "./seed/seed";
import { openDemoProvider } from "./simulators/games/demo-provider";
import { addLineSimulator } from "./simulators/line/authorize";
import { addLineInbox } from "./simulators/line/inbox";
import { addTestClock } from "./test-clock";
import { collectWitnesses, hearIn } from "./yeekee/collect-witnesses";

export interface Service {
  server: FastifyInstance;
  dependencies: Dependencies;
  /**
   * Reports not to be ready and serves on for DRAIN_MS, stops taking calls, lets those under way finish, then closes
   * everything.
   */
  close(): Promise<void>;
}

/**
 * Opens the database and serves the parts of this process's role. Throws with one clear line when it cannot.
 * @param given what tests put in the place of outside services
 */
export async function openService(
  env: UpstreamEnv,
  log: Logger,
  given: Partial<Outside> = {},
): Promise<Service> {
  const has = partsOf(env.ROLE);
  const connection = await connect(
    env.DATABASE_URL
      ? { databaseUrl: env.DATABASE_URL, poolSize: env.DB_POOL_SIZE }
      : { dataDir: env.DATA_DIR },
    has.migrates,
  );
  const { db, pool } = connection;
  let sockets: Sockets | null = null;
  const tracing = await startTracing(env);
  const metrics = await openMetrics({
    ...{ env, db, pool, log },
    pushSockets: () => sockets?.open() ?? 0,
  });
  const slowMs = env.SLOW_STATEMENT_MS;
  watchStatements(pool, { slowMs, log, timed: (_statement, ms) => metrics.statement(ms / 1_000) });
  if (!env.TEST_CLOCK)
    await atStart(() => db.execute(sql`UPDATE clock_offset SET offset_ms = 0 WHERE offset_ms <> 0`));
  if (has.migrates)
    await atStart(() =>
      db.transaction(async (tx) => {
        await allowLonger(tx, JOB_MS);
        await seed(tx, { demoPassword: env.DEMO_PASSWORD });
      }),
    );

  const { bus, presence, redis } = await openShared(env, log);
  const site = siteOnRedis(env.PUSHER_KEY);
  resetLimiters(env.MEMBER_ACTS_PER_MINUTE, redis && { redis, site });
  const outside = { ...outsideOf(env, db, log), ...given };
  const { sms, messenger, line } = outside;
  if (!sms) log.warn("nobody carries text messages: one-time codes are not offered");
  const security = createSecurityLog(log, env.TOKEN_SECRET);
  let background: Background | null = null;
  const services: Services = {
    names: outside.names,
    gameProviders: outside.gameProviders,
    texting: sms && createSmsSender(sms, log),
    canMessage: messenger !== null,
    canLine: line !== null,
    placing: createPlacing(db, env.SLIPS_A_GROUP),
    sockets: presence,
    drawSteps: (betId) => background?.stepsDone(betId) ?? null,
    async runJobs() {
      if (!background) return bus.tell("work", [{ kind: "jobs" }]);
      await background.runDue();
      await demoProvider?.look();
    },
  };
  /** What this process itself does with new events. */
  const nudge = () => {
    sockets?.nudge();
    background?.nudge();
  };
  const dependencies: Dependencies = {
    db,
    env,
    log,
    security,
    tokens: createTokens(env.TOKEN_SECRETS),
    readSession: createSessionReader(db, env.SLIPS_A_GROUP),
    captcha: outside.captcha,
    services,
    eyes: { answered: metrics.answered, inSpan: tracing.inSpan },
    publish: () => {
      nudge();
      if (!sockets) void bus.tell("work", [{ kind: "outbox" }]);
    },
    tellChange: () => void (bus.isShared && bus.tell("webs", [{ kind: "changed" }])),
  };
  const server = createServer(dependencies, has.calls ? routes : null);
  const witnesses = collectWitnesses(db, log);
  if (has.sockets) sockets = openSockets(server, dependencies, { bus, presence }, hearIn(witnesses));
  if (has.jobs) background = openBackground({ dependencies, bus, outside });
  bus.on("work", ({ kind }) => {
    if (kind === "outbox") nudge();
    // Each part that failed is in the log, and tried again by every tick.
    if (kind === "jobs") background?.runDue().catch(() => undefined);
  });
  const state = { isDraining: false };
  addHealth(server, dependencies, connection, state);
  if (connection.ownsTables && connection.kind === "postgres")
    log.warn("the service owns its tables and could switch off what keeps them: see MIGRATE_DATABASE_URL");
  // A call that was under way leaves an idle connection behind, which would hold the closing up for a minute.
  server.addHook("onSend", async (_request, reply) => {
    if (state.isDraining) reply.header("connection", "close");
  });
  const demoProvider = has.calls ? openDemoProvider(server, dependencies) : null;
  if (has.calls) {
    addFeedWebhook(server, dependencies);
    addGameWebhook(server, dependencies);
    addLineSimulator(server, env);
    addLineInbox(server, dependencies);
  }
  if (env.TEST_CLOCK && background) addTestClock(server, dependencies, background);

  // A part that fails is in the log and tried again by every tick; it keeps nobody from what works.
  if (background) await services.runJobs().catch(() => undefined);
  await server.listen({ host: env.UPSTREAM_HOST, port: env.UPSTREAM_PORT });
  sockets?.start();
  background?.start();
  demoProvider?.start();
  return {
    server,
    dependencies,
    async close() {
      state.isDraining = true;
      // What falls due is left to other processes at once; calls and sockets come until the load balancer has noticed.
      const stopped = env.DRAIN_MS > 0 ? background?.stop() : undefined;
      if (has.calls || has.sockets) await wait(env.DRAIN_MS);
      const slices = env.DRAIN_MS > 0;
      if (slices) await sockets?.close(slices);
      // Nobody new comes in from here on; the push sockets hang on the same port.
      await Promise.all([server.close(), sockets?.close(false)]);
      await stopped;
      await witnesses.stop();
      await background?.stop();
      await demoProvider?.stop();
      await sockets?.idle();
      await background?.idle();
      await services.texting?.idle();
      presence.close();
      await bus.close();
      await metrics.close();
      await tracing.close();
      await connection.close();
    },
  };
}
