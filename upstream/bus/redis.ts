/** The connection to Redis or Valkey. Its client is loaded only where REDIS_URL is set. */
import type { Redis, RedisOptions } from "ioredis";
import type { Logger } from "pino";

/** A command without an answer by then has failed: news is late rather than that a call waits. */
const COMMAND_MS = 500;
const CONNECT_MS = 2_000;
const LONGEST_RETRY_MS = 1_000;

/** Nothing is queued while there is no connection, and it is tried again for ever. */
const options: RedisOptions = {
  lazyConnect: true,
  enableOfflineQueue: false,
  maxRetriesPerRequest: 0,
  connectTimeout: CONNECT_MS,
  commandTimeout: COMMAND_MS,
  // Subscriptions are made anew by who made them, who has to know.
  autoResubscribe: false,
  retryStrategy: (times) => Math.min(50 * 2 ** Math.min(times, 10), LONGEST_RETRY_MS),
};

/**
 * Two connections, one for commands and one that hears. They may not be ready: a service starts without Redis too.
 */
export async function connectRedis(url: string, log: Logger): Promise<{ commands: Redis; ears: Redis }> {
  const { Redis } = await import("ioredis");
  const commands = new Redis(url, options);
  const ears = new Redis(url, options);
  let isLost = false;
  for (const connection of [commands, ears])
    connection.on("error", (error: Error) => {
      // Once for an outage, not for each attempt.
      if (!isLost) log.warn({ err: error }, "Redis does not answer: news is late until it does");
      isLost = true;
    });
  commands.on("ready", () => {
    if (isLost) log.info("Redis answers again");
    isLost = false;
  });
  await Promise.all([commands, ears].map((connection) => connection.connect().catch(() => undefined)));
  return { commands, ears };
}
