import type { Redis } from "ioredis";
import type { Logger } from "pino";
import { siteOnRedis } from "@/lib/contract/web-news";
import type { UpstreamEnv } from "../config/env";
import type { Bus } from "./bus";
import { createLocalBus } from "./local-bus";
import { localPresence, type Presence, sharedPresence } from "./presence";

/** What processes share beside the database: news, who is online, and a store for rate limits. */
export interface Shared {
  bus: Bus;
  presence: Presence;
  /** Null where processes share no Redis. */
  redis: Redis | null;
}

export async function openShared(
  { REDIS_URL, PUSHER_KEY }: Pick<UpstreamEnv, "REDIS_URL" | "PUSHER_KEY">,
  log: Logger,
): Promise<Shared> {
  if (!REDIS_URL) return { bus: createLocalBus(), presence: localPresence(), redis: null };
  const { connectRedis } = await import("./redis");
  const { createRedisBus } = await import("./redis-bus");
  const connections = await connectRedis(REDIS_URL, log);
  const site = siteOnRedis(PUSHER_KEY);
  return {
    bus: createRedisBus(connections, site),
    presence: sharedPresence(connections.commands, site),
    redis: connections.commands,
  };
}
