import { once } from "node:events";
import Pusher from "pusher";
import type { Cluster } from "../cluster";
import type { Row } from "../row";
import { type Delivery, measureBroadcasts, startPart } from "../sockets/broadcasts";
import { timeLimit } from "../time-limit";

/** At both push processes together; fewer for a quick try. */
const SOCKETS = Number(process.env.CLUSTER_SOCKETS || 10_000);
const MOST_RATIO = 1.3;
const MOST_P99_MS = timeLimit(500);
const CHANNEL = "round-of-the-trial";
const EVENT = "rate-update";
const news = { betId: "trial-2026-01-01-1", option: "teng_bon_2", number: "47", multiply: 45 };

/** A page for everybody: one event to all sockets of both push processes, beside servers that do nothing else. */
export const manySockets: Row = {
  name: "M",
  shows: `one broadcast to ${SOCKETS} sockets at the push processes, beside plain ws`,
  on: "site",
  isLong: true,
  async run(cluster) {
    const plain = await atPlainServers(cluster.site.pushes.length);
    const push = await atPush(cluster);
    const ratio = push.lastMs / plain.lastMs;
    return [
      {
        what: "time until the last socket has heard, against plain ws",
        seen: `${ratio.toFixed(2)} (${push.lastMs.toFixed(0)} and ${plain.lastMs.toFixed(0)} ms)`,
        must: String(MOST_RATIO),
        holds: ratio <= MOST_RATIO,
      },
      {
        what: `p99 of a broadcast; ${memoryOf(push)}, plain ${memoryOf(plain)}`,
        seen: `${push.p99Ms.toFixed(0)} ms, the slowest of all ${push.worstP99Ms.toFixed(0)} ms; plain ${plain.p99Ms.toFixed(0)} ms`,
        must: `${MOST_P99_MS} ms`,
        holds: push.p99Ms <= MOST_P99_MS,
      },
    ];
  },
};

const memoryOf = ({ kilobytes, openMs }: Delivery): string =>
  `${kilobytes.toFixed(1)} kB a socket, all open after ${(openMs / 1_000).toFixed(1)} s`;

/** By the push server's REST at the first process, as the official SDK posts; the bus tells the other. */
async function atPush({ site, secrets }: Cluster): Promise<Delivery> {
  const [first] = site.pushes;
  const sdk = new Pusher({
    appId: secrets.PUSHER_APP_ID,
    key: secrets.PUSHER_KEY,
    secret: secrets.PUSHER_SECRET,
    ...{ host: "127.0.0.1", port: String(first?.port), useTLS: false },
  });
  return measureBroadcasts({
    servers: site.pushes.map((push) => ({
      address: `ws://127.0.0.1:${push.port}/app/${secrets.PUSHER_KEY}?protocol=7`,
      pid: push.pid(),
    })),
    ...{ sockets: SOCKETS, channel: CHANNEL, event: EVENT },
    publish: () => sdk.trigger(CHANNEL, EVENT, news),
  });
}

/** As many servers as there are push processes, which send the same text. */
async function atPlainServers(many: number): Promise<Delivery> {
  const servers = Array.from({ length: many }, () => startPart("plain-server"));
  try {
    const ports = await Promise.all(servers.map((server) => once(server, "message")));
    const text = JSON.stringify({ event: EVENT, channel: CHANNEL, data: JSON.stringify(news) });
    return await measureBroadcasts({
      servers: servers.map(({ pid = 0 }, at) => ({ address: `ws://127.0.0.1:${ports[at]?.[0]}/`, pid })),
      ...{ sockets: SOCKETS, channel: null, event: EVENT },
      publish: async () => {
        for (const server of servers) server.send(text);
      },
    });
  } finally {
    for (const server of servers) server.kill("SIGKILL");
  }
}
