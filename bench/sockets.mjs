import { once } from "node:events";
import { Worker } from "node:worker_threads";
import Pusher from "pusher";
import WebSocket from "ws";
import { startOwnSite } from "../tools/site/own-site.mjs";

const sockets = 2_000;
const rounds = 9;
/** Sockets that connect at the same time. */
const atOnce = 50;
const channel = "round-of-the-bench";
const news = { betId: "bench-2026-01-01-1", option: "teng_bon_2", number: "47", multiply: 45 };

/**
 * One broadcast to so many open pages: the time until the last one has received it, compared with a bare socket
 * server. Directly to the upstream, and through the web server, as browsers connect.
 */
export async function measureSockets() {
  const bare = await startBare();
  const site = await startOwnSite();
  try {
    const { PUSHER_APP_ID: appId, PUSHER_KEY: key, PUSHER_SECRET: secret } = site.secrets;
    const { hostname, port } = new URL(site.upstreamOrigin);
    const sdk = new Pusher({ appId, key, secret, host: hostname, port, useTLS: false });
    const publish = () => sdk.trigger(channel, "rate-update", news);
    const base = await deliveries(bare.address, bare.publish);
    const rows = [row("a bare socket server", base, base)];
    for (const [what, origin] of [
      ["push, straight to the upstream", site.upstreamOrigin],
      ["push, through the web server", site.origin],
    ]) {
      const address = `${origin.replace(/^http/, "ws")}/app/${key}?protocol=7`;
      rows.push(row(what, await deliveries(address, publish, { origin }), base));
    }
    return rows;
  } finally {
    await site.stop();
    await bare.stop();
  }
}

const row = (what, { lastMs, worstMs, openMs }, base) => ({
  what,
  sockets,
  "last delivery ms": lastMs,
  ratio: lastMs / base.lastMs,
  "slowest of all ms": worstMs,
  "opening all ms": openMs,
});

async function deliveries(address, publish, options = {}) {
  const begunAt = performance.now();
  const clients = [];
  while (clients.length < sockets) {
    const batch = Array.from({ length: atOnce }, () => join(address, options));
    clients.push(...(await Promise.all(batch)));
  }
  const openMs = performance.now() - begunAt;
  const times = [];
  try {
    for (let round = 0; round < rounds; round++) {
      const heard = Promise.all(clients.map((client) => once(client, "message")));
      const sentAt = performance.now();
      await publish();
      await heard;
      times.push(performance.now() - sentAt);
    }
  } finally {
    for (const client of clients) client.terminate();
  }
  times.sort((a, b) => a - b);
  return { lastMs: times[Math.floor(rounds / 2)], worstMs: times.at(-1), openMs };
}

/** A socket that is ready once it has received the channel's message. */
async function join(address, options) {
  const client = new WebSocket(address, options);
  client.setMaxListeners(20);
  await once(client, "open");
  if (!address.includes("/app/")) return client;
  client.send(JSON.stringify({ event: "pusher:subscribe", data: { channel } }));
  await new Promise((resolve) => {
    client.on("message", function hear(raw) {
      if (!String(raw).includes("subscription_succeeded")) return;
      client.off("message", hear);
      resolve();
    });
  });
  return client;
}

async function startBare() {
  const worker = new Worker(new URL("./bare-sockets.mjs", import.meta.url));
  const [port] = await once(worker, "message");
  const text = JSON.stringify({ event: "rate-update", channel, data: JSON.stringify(news) });
  return {
    address: `ws://127.0.0.1:${port}/`,
    publish: async () => worker.postMessage(text),
    stop: () => worker.terminate(),
  };
}
