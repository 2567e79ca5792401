/** The process of the embedded upstream: reads the environment, serves, and drains on TERM and INT. */

import { openService } from "./app";
import { readUpstreamEnv } from "./config/env";
import { limitHeapGrowth } from "./config/heap-growth";
import { createLog } from "./logging/log";

const log = createLog(process.env.LOG_LEVEL || "info");

async function main(): Promise<void> {
  limitHeapGrowth();
  const env = readUpstreamEnv(process.env);
  const service = await openService(env, log);
  log.info(
    { port: env.UPSTREAM_PORT, database: env.DATABASE_URL ? "postgres" : "pglite" },
    "upstream is ready",
  );
  if (!env.DATABASE_URL) log.info("the embedded database survives a killed process, not a power cut");
  if (env.TEST_CLOCK) log.warn("TEST_CLOCK=1: the clock can be moved by anyone who reaches this port");

  let isClosing = false;
  const stop = async (signal: NodeJS.Signals) => {
    if (isClosing) return;
    isClosing = true;
    await service.close();
    log.info({ signal }, "upstream has drained");
    process.exit(0);
  };
  process.on("SIGTERM", stop);
  process.on("SIGINT", stop);
}

main().catch((error: unknown) => {
  log.fatal(error instanceof Error ? error.message : String(error));
  process.exit(1);
});
