/**
 * The Pusher Channels protocol as far as this product speaks it: connect, subscribe (private channels with a
 * signature), ping, and events from the server. pusher-js is its client.
 */

import { randomInt } from "node:crypto";
import type { IncomingMessage, Server } from "node:http";
import type { Duplex } from "node:stream";
import { type WebSocket, WebSocketServer } from "ws";
import { isChannelSignature } from "./channel-signature";

export interface PushServer {
  /** Sends an event to everyone on a channel; `data` is JSON text. */
  send(channel: string, event: string, data: string): void;
  connections(): number;
  close(): Promise<void>;
}

interface Settings {
  key: string;
  secret: string;
}

const ACTIVITY_TIMEOUT_SECONDS = 60;
const GOODBYE_MS = 1_000;
const MOST_CHANNELS = 100;
const MOST_MESSAGE_BYTES = 10_000;
/** The protocol's own codes: 4001 no such app, 4009 not authorised */
const NO_SUCH_APP = 4001;

/** Listens for `/app/{key}` on an HTTP server. */
export function createPushServer(http: Server, { key, secret }: Settings): PushServer {
  const sockets = new WebSocketServer({ noServer: true, maxPayload: MOST_MESSAGE_BYTES });
  const channels = new Map<string, Set<WebSocket>>();

  function upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    const [pathname = ""] = (request.url ?? "").split("?");
    if (!pathname.startsWith("/app/")) {
      socket.destroy();
      return;
    }
    sockets.handleUpgrade(request, socket, head, (client) => {
      if (pathname !== `/app/${key}`) {
        say(client, "pusher:error", { code: NO_SUCH_APP, message: "no such app" });
        client.close(NO_SUCH_APP);
        return;
      }
      welcome(client);
    });
  }
  http.on("upgrade", upgrade);

  function welcome(client: WebSocket): void {
    const socketId = `${randomInt(1, 2 ** 31)}.${randomInt(1, 2 ** 31)}`;
    const joined = new Set<string>();
    let isAlive = true;
    const pulse = setInterval(() => {
      if (!isAlive) return client.terminate();
      isAlive = false;
      client.ping();
    }, ACTIVITY_TIMEOUT_SECONDS * 1000);

    client.on("pong", () => {
      isAlive = true;
    });
    client.on("message", (raw) => {
      isAlive = true;
      const message = read(String(raw));
      if (message?.event === "pusher:ping") say(client, "pusher:pong", {});
      if (message?.event === "pusher:subscribe") join(message.data);
      if (message?.event === "pusher:unsubscribe" && message.data.channel) leave(message.data.channel);
    });
    client.on("close", () => {
      clearInterval(pulse);
      for (const channel of joined) leave(channel);
    });
    client.on("error", () => client.terminate());
    say(client, "pusher:connection_established", {
      socket_id: socketId,
      activity_timeout: ACTIVITY_TIMEOUT_SECONDS,
    });

    function join({ channel, auth }: Subscription): void {
      if (!channel || joined.size >= MOST_CHANNELS) return;
      const isOpen = !/^(private|presence)-/.test(channel);
      if (!isOpen && !isChannelSignature({ key, secret }, socketId, channel, auth ?? "")) {
        say(
          client,
          "pusher:subscription_error",
          { type: "AuthError", error: "refused", status: 401 },
          channel,
        );
        return;
      }
      joined.add(channel);
      const members = channels.get(channel) ?? new Set();
      channels.set(channel, members.add(client));
      say(client, "pusher_internal:subscription_succeeded", {}, channel);
    }

    function leave(channel: string): void {
      joined.delete(channel);
      const members = channels.get(channel);
      members?.delete(client);
      if (members?.size === 0) channels.delete(channel);
    }
  }

  return {
    send(channel, event, data) {
      const message = JSON.stringify({ event, channel, data });
      for (const client of channels.get(channel) ?? []) client.send(message);
    },
    connections: () => sockets.clients.size,
    async close() {
      http.off("upgrade", upgrade);
      for (const client of sockets.clients) client.close(1001);
      // A page that has lost its network never answers the goodbye.
      const patience = setTimeout(() => {
        for (const client of sockets.clients) client.terminate();
      }, GOODBYE_MS);
      await new Promise<void>((resolve) => sockets.close(() => resolve()));
      clearTimeout(patience);
    },
  };
}

interface Subscription {
  channel?: string;
  auth?: string;
}

function read(text: string): { event: string; data: Subscription } | null {
  try {
    const message: unknown = JSON.parse(text);
    if (typeof message !== "object" || message === null || !("event" in message)) return null;
    const data =
      "data" in message && typeof message.data === "object" && message.data !== null ? message.data : {};
    const channel = "channel" in data && typeof data.channel === "string" ? data.channel : undefined;
    const auth = "auth" in data && typeof data.auth === "string" ? data.auth : undefined;
    return { event: String(message.event), data: { channel, auth } };
  } catch {
    return null;
  }
}

/** The protocol wraps `data` as JSON inside JSON. */
function say(client: WebSocket, event: string, data: object, channel?: string): void {
  client.send(JSON.stringify({ event, channel, data: JSON.stringify(data) }));
}
