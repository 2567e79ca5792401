import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { openService } from "@/upstream/app";
import { nowMs } from "@/upstream/clock/now";
import { type UpstreamEnv, upstreamEnv } from "@/upstream/config/env";
import type { Database } from "@/upstream/db/tx";
import type { Dependencies } from "@/upstream/http/services";
import { createLog } from "@/upstream/logging/log";
import type { Outside } from "@/upstream/outside";
import { type Calls, callsTo } from "../../../tools/testing/calls";
import type { TestDatabase } from "../database/database";
import { DEMO_PASSWORD, FEED_SECRET, PUSHER_KEY } from "../world/facts";

export interface TestService extends Calls {
  origin: string;
  port: number;
  httpServer: Server;
  dependencies: Dependencies;
  db: Database;
  /** Sets the service's clock. Never back to real time: a test that passes through today fails on another day. */
  setClock(now: string): Promise<void>;
  /** Lets a round's own time come: its figure exists. Other rounds keep theirs. */
  comeFigure(betId: string): Promise<void>;
  /** The service's clock, epoch ms. */
  now(): Promise<number>;
  /** Runs due jobs now. */
  tick(): Promise<void>;
  /** HTTP requests that have not been answered yet. */
  underWay(): number;
  close(): Promise<void>;
}

/** The unparsed environment of a service under test, as a process gets it. */
export const testEnv = (database: Pick<TestDatabase, "env">) => ({
  ...database.env,
  NO_REAL_MONEY: "1",
  TEST_CLOCK: "1",
  SIMULATORS: "1",
  DEMO_PASSWORD,
  TOKEN_SECRET: "a secret that signs the tokens of these tests",
  DEPOSIT_FEED_SECRET: FEED_SECRET,
  PUSHER_APP_ID: "app-of-tests",
  PUSHER_KEY,
  PUSHER_SECRET: "push-secret-of-tests",
  LOG_LEVEL: "fatal",
  // The tests' few members make in a second as many calls as people do in a day.
  MEMBER_ACTS_PER_MINUTE: "1000000",
});

/** Opens the real service on a free port, in this process. */
export async function openTestService(
  database: Pick<TestDatabase, "env">,
  changes: Partial<UpstreamEnv> = {},
  outside: Partial<Outside> = {},
): Promise<TestService> {
  const env = { ...upstreamEnv.parse({ ...testEnv(database), DATA_DIR: database.env.DATA_DIR || "unused" }) };
  const service = await openService(
    { ...env, UPSTREAM_PORT: 0, ...changes },
    createLog(env.LOG_LEVEL),
    outside,
  );
  let underWay = 0;
  service.server.server.on("request", (_, response) => {
    underWay += 1;
    response.once("close", () => {
      underWay -= 1;
    });
  });
  const { port } = service.server.server.address() as AddressInfo;
  const origin = `http://127.0.0.1:${port}`;
  return {
    ...callsTo(origin),
    ...clockOf(origin),
    origin,
    port,
    httpServer: service.server.server,
    dependencies: service.dependencies,
    db: service.dependencies.db,
    now: () => nowMs(service.dependencies.db),
    underWay: () => underWay,
    close: () => service.close(),
  };
}

/** The test clock's calls. */
export function clockOf(origin: string): Pick<TestService, "setClock" | "tick" | "comeFigure"> {
  const { wire } = callsTo(origin);
  const ask = async (path: string, body: unknown) => {
    const answer = await wire("POST", path, body);
    if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}`);
  };
  return {
    setClock: (now) => ask("/test/clock", { now }),
    tick: () => ask("/test/tick", {}),
    comeFigure: (betId) => ask("/test/figure", { betId }),
  };
}
