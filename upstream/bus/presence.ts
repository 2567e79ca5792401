import type { Redis } from "ioredis";

/** Who is online, over all processes where they share a Redis. */
export interface Presence {
  come(member: string, socket: string): void;
  go(member: string, socket: string): void;
  /** Each member counts once, however many pages they have open. */
  online(): Promise<{ users: number; connections: number }>;
  close(): void;
}

/** The sockets of this process alone. */
export function localPresence(): Presence {
  const entries = new Set<string>();
  return {
    come: (member, socket) => void entries.add(entryOf(member, socket)),
    go: (member, socket) => void entries.delete(entryOf(member, socket)),
    online: async () => count(entries),
    close: () => undefined,
  };
}

/** A process that was killed counts no longer than this. */
const LIFE_MS = 30_000;
const RENEW_MS = 10_000;

/** Entries of a sorted set, one a socket, with the time until which each counts. Without Redis: this process's own. */
export function sharedPresence(redis: Redis, site: string): Presence {
  const key = `${site}:online`;
  const entries = new Set<string>();
  const renew = (own: Iterable<string>) => {
    const untilMs = Date.now() + LIFE_MS;
    const pairs = [...own].flatMap((entry) => [untilMs, entry]);
    return pairs.length > 0 ? redis.zadd(key, ...pairs) : undefined;
  };
  const quietly = async (work: () => Promise<unknown> | undefined) => {
    try {
      await work();
    } catch {
      // The next renewal writes all entries.
    }
  };
  const timer = setInterval(() => {
    void quietly(() => renew(entries));
    void quietly(() => redis.zremrangebyscore(key, 0, Date.now()));
  }, RENEW_MS);
  timer.unref();
  redis.on("ready", () => void quietly(() => renew(entries)));
  return {
    come(member, socket) {
      entries.add(entryOf(member, socket));
      void quietly(() => renew([entryOf(member, socket)]));
    },
    go(member, socket) {
      entries.delete(entryOf(member, socket));
      void quietly(() => redis.zrem(key, entryOf(member, socket)));
    },
    async online() {
      try {
        return count(await redis.zrangebyscore(key, Date.now(), "+inf"));
      } catch {
        return count(entries);
      }
    },
    close: () => clearInterval(timer),
  };
}

const entryOf = (member: string, socket: string) => `${member} ${socket}`;

function count(entries: Iterable<string>): { users: number; connections: number } {
  const all = [...entries];
  return { users: new Set(all.map((entry) => entry.split(" ")[0])).size, connections: all.length };
}
