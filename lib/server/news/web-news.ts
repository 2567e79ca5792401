/** News between the web servers of one site, over Redis; without REDIS_URL there are no others, and nothing is loaded. */
import { randomUUID } from "node:crypto";
import { type WebNews, webChannel } from "@/lib/contract/web-news";
import { env } from "@/lib/server/config/env";
import { perProcess } from "@/lib/server/config/per-process";

interface Line {
  send?: (news: WebNews) => void;
}

const COMMAND_MS = 500;
const LONGEST_RETRY_MS = 1_000;
const line = () => perProcess<Line>("web-news", () => ({}));

/** Tells the other web servers; a hint that is lost costs no more than it did without Redis. */
export const tellWebs = (news: WebNews): void => line().send?.(news);

/**
 * Hears what other web servers and the upstream tell. Resolves at once; Redis may be away, and is tried again for ever.
 * @param missed called when news may have been missed
 */
export async function openNews(hear: (news: WebNews) => void, missed: () => void): Promise<() => void> {
  const { REDIS_URL, PUSHER_KEY } = env();
  if (!REDIS_URL) return () => undefined;
  const { Redis } = await import("ioredis");
  const options = {
    lazyConnect: true,
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    commandTimeout: COMMAND_MS,
    autoResubscribe: false,
    retryStrategy: (times: number) => Math.min(50 * 2 ** Math.min(times, 10), LONGEST_RETRY_MS),
  };
  const [commands, ears] = [new Redis(REDIS_URL, options), new Redis(REDIS_URL, options)];
  const channel = webChannel(PUSHER_KEY);
  const self = randomUUID();
  // An outage is in the upstream's log; here it changes nothing but how soon the others know.
  for (const connection of [commands, ears]) connection.on("error", () => undefined);
  ears.on("ready", () => {
    ears.subscribe(channel).then(missed, () => ears.disconnect(true));
  });
  ears.on("message", (_channel: string, text: string) => {
    const said = read(text);
    if (said && said.from !== self) for (const news of said.news) hear(news);
  });
  for (const connection of [commands, ears]) connection.connect().catch(() => undefined);
  line().send = (news) => {
    commands.publish(channel, JSON.stringify({ from: self, news: [news] })).catch(() => undefined);
  };
  return () => {
    line().send = undefined;
    commands.disconnect();
    ears.disconnect();
  };
}

function read(text: string): { from: string; news: WebNews[] } | null {
  try {
    const said = JSON.parse(text) as { from?: unknown; news?: unknown };
    return typeof said.from === "string" && Array.isArray(said.news)
      ? { from: said.from, news: said.news as WebNews[] }
      : null;
  } catch {
    return null;
  }
}
