/** The embedded upstream as one thing that opens and closes; the process around it is main.ts. */

import { sql } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import type { Logger } from "pino";
import type { UpstreamEnv } from "./config/env";
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
import { createJobs } from "./jobs";
import { watchLedger } from "./ledger/watch-ledger";
import { createSecurityLog } from "./logging/security-log";
import { sendLine } from "./notices/send-line";
import { sendMessages } from "./notices/send-messages";
import { createTexting } from "./otps/sms";
import { type Outside, outsideOf } from "./outside";
import { addGameWebhook } from "./partners/wallet/webhook";
import { createPlacing } from "./poys/place-group";
import { createCcu } from "./realtime/ccu";
import { createPublisher } from "./realtime/publisher";
import { addPushRest } from "./realtime/push-rest";
import { createPushServer } from "./realtime/push-server";
import { createSessionSockets } from "./realtime/session-sockets";
import { routes } from "./routes";
import { seed } from "./seed/seed";
import { openDemoProvider } from "./simulators/games/demo-provider";
import { addLineSimulator } from "./simulators/line/authorize";
import { addLineInbox } from "./simulators/line/inbox";
import { addTestClock } from "./test-clock";
import { watchPayouts } from "./withdrawals/pay-approved";
import { collectWitnesses, hearIn } from "./yeekee/collect-witnesses";
import { watchBeacons } from "./yeekee/watch-beacons";
import { createDrawEngine } from "./yeekee/work/draw-engine";
import { reportWork } from "./yeekee/work/report-work";

export interface Service {
  server: FastifyInstance;
  dependencies: Dependencies;
  /** Stops taking calls, lets those under way finish, then closes everything. */
  close(): Promise<void>;
}

/**
 * Opens the database, seeds it, and serves on 127.0.0.1. Throws with one clear line when it cannot.
 * @param given what tests put in the place of outside services
 */
export async function openService(
  env: UpstreamEnv,
  log: Logger,
  given: Partial<Outside> = {},
): Promise<Service> {
  const connection = await connect(
    env.DATABASE_URL
      ? { databaseUrl: env.DATABASE_URL, poolSize: env.DB_POOL_SIZE }
      : { dataDir: env.DATA_DIR },
  );
  const { db } = connection;
  resetLimiters(env.MEMBER_ACTS_PER_MINUTE);
  if (!env.TEST_CLOCK) await db.execute(sql`UPDATE clock_offset SET offset_ms = 0 WHERE offset_ms <> 0`);
  await db.transaction(async (tx) => {
    await allowLonger(tx, JOB_MS);
    await seed(tx, { demoPassword: env.DEMO_PASSWORD });
  });

  const outside = { ...outsideOf(env, db, log), ...given };
  const { beacon, sms, messenger, line, payouts: bank } = outside;
  if (!sms) log.warn("nobody carries text messages: one-time codes are not offered");
  const security = createSecurityLog(log, env.TOKEN_SECRET);
  const services: Services = {
    names: outside.names,
    gameProviders: outside.gameProviders,
    texting: sms && createTexting(sms, log),
    canMessage: messenger !== null,
    canLine: line !== null,
    placing: createPlacing(db, env.SLIPS_A_GROUP),
    sockets: { online: () => ccu.online() },
    drawSteps: (betId) => draws.stepsDone(betId),
    async runJobs() {
      await jobs.runDue();
      await payouts?.look();
      await demoProvider?.look();
    },
  };
  const dependencies: Dependencies = {
    db,
    env,
    log,
    security,
    tokens: createTokens(env.TOKEN_SECRET),
    ...(env.SLIPS_A_GROUP > 1 ? { readSession: createSessionReader(db) } : {}),
    captcha: outside.captcha,
    services,
    publish: () => {
      publisher.nudge();
      messages?.nudge();
      lineMessages?.nudge();
    },
  };
  const server = createServer(dependencies, routes);
  const seats = createSessionSockets();
  const witnesses = collectWitnesses(db, log);
  const push = createPushServer(
    server.server,
    {
      key: env.PUSHER_KEY,
      secret: env.PUSHER_SECRET,
      mostPerAddress: env.PUSH_SOCKETS_PER_ADDRESS,
      mostPerMember: env.PUSH_SOCKETS_PER_MEMBER,
      heard: hearIn(witnesses),
    },
    seats,
  );
  const ccu = createCcu(server.server, dependencies, seats);
  const publisher = createPublisher({ db, push, seats, log, security });
  const messages = messenger && sendMessages({ db, messenger, log });
  const lineMessages = line && sendLine({ db, messenger: line, log, siteOrigin: env.SITE_ORIGIN });
  const jobs = createJobs({ db, env, log, publish: dependencies.publish, beacon });
  const draws = createDrawEngine({ db, log, publish: dependencies.publish, tell: reportWork(push) });
  const beacons = beacon && watchBeacons({ db, beacon, log, wake: services.runJobs });
  if (!bank) log.warn("no bank pays out: approved withdrawals wait");
  const payouts = bank && watchPayouts({ db, payouts: bank, log, publish: dependencies.publish });
  const ledger = watchLedger(db, log);
  const state = { isDraining: false };
  addHealth(server, dependencies, connection, state);
  if (connection.ownsTables && connection.kind === "postgres")
    log.warn("the service owns its tables and could switch off what keeps them: see MIGRATE_DATABASE_URL");
  // A call that was under way leaves an idle connection behind, which would hold the closing up for a minute.
  server.addHook("onSend", async (_request, reply) => {
    if (state.isDraining) reply.header("connection", "close");
  });
  addFeedWebhook(server, dependencies);
  addGameWebhook(server, dependencies);
  const demoProvider = openDemoProvider(server, dependencies);
  addPushRest(server, env, push);
  addLineSimulator(server, env);
  addLineInbox(server, dependencies);
  if (env.TEST_CLOCK) addTestClock(server, dependencies, draws);

  // A part that fails is in the log and tried again by every tick; it keeps nobody from what works.
  await jobs.runDue().catch(() => undefined);
  await server.listen({ host: "127.0.0.1", port: env.UPSTREAM_PORT });
  jobs.start();
  draws.start();
  beacons?.start();
  payouts?.start();
  // Under the test clock days pass in seconds: tests look at the books themselves.
  if (!env.TEST_CLOCK) ledger.start();
  demoProvider?.start();
  return {
    server,
    dependencies,
    async close() {
      state.isDraining = true;
      // Nobody new comes in from here on; the push sockets hang on the same port.
      await Promise.all([server.close(), push.close(), ccu.close()]);
      seats.close();
      await witnesses.stop();
      await draws.stop();
      await beacons?.stop();
      await payouts?.stop();
      await ledger.stop();
      await demoProvider?.stop();
      await jobs.stop();
      await publisher.idle();
      await messages?.stop();
      await lineMessages?.stop();
      await services.texting?.idle();
      await connection.close();
    },
  };
}
