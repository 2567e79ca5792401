/**
 * The part of the Pusher Channels protocol that is used here: connect, subscribe (private channels with a
 * signature), ping, and events from the server. Its client is pusher-js.
 */

import { randomInt } from "node:crypto";
import type { IncomingMessage, Server } from "node:http";
import type { Duplex } from "node:stream";
import { setTimeout as wait } from "node:timers/promises";
import { type WebSocket, WebSocketServer } from "ws";
import { READ_AGAIN } from "@/lib/contract/channels";
import { OPERATORS_CHANNEL } from "@/lib/contract/operators/queue-events";
import type { KeyRing } from "@/lib/kernel/key-ring";
import { readChannelAuth } from "./channel-signature";
import { createChannelSockets } from "./channel-sockets";
import { createPushChannels, type PushChannels } from "./push-channels";
import {
  ACTIVITY_TIMEOUT_SECONDS,
  CHANNEL_NAME,
  MOST_CHANNELS,
  pushCodes,
  readMessage,
  refusalOf,
  type Subscription,
  say,
} from "./push-protocol";
import type { SessionSockets } from "./session-sockets";
import { createMessageLimit, createSocketLimit } from "./socket-limit";

export interface PushServer {
  /** Sends an event to all subscribers of a channel, or to all but one socket; `data` is JSON text. */
  send(channel: string, event: string, data: string, exceptSocketId?: string): void;
  occupied: PushChannels["occupied"];
  /** Asks all pages to read again what they show: events may have been missed. */
  remind(): void;
  connections(): number;
  /** Closes all sockets, whose pages come again elsewhere: at once, or in slices. */
  close(inSlices?: boolean): Promise<void>;
}

interface Settings {
  key: string;
  /** Each verifies who may join a private channel. */
  secrets: KeyRing;
  /** The visitor's address, or "" for a server; without it no address is counted. */
  addressOf?(request: IncomingMessage): string;
  /** True for a page of another site, which may not listen. */
  isForeign?(request: IncomingMessage): boolean;
  /** Maximum sockets per address. */
  mostPerAddress?: number;
  /** Maximum sockets that subscribe to one member's channel; that of all operators has none. */
  mostPerMember?: number;
  /** Receives client events on channels that their page has joined; they are not sent to other pages. */
  heard?(event: ClientEvent): void;
}

/** A client event; its name begins with `client-`. */
export interface ClientEvent {
  event: string;
  channel: string;
  data: unknown;
  socketId: string;
  /** Address of the page, a whole /64 of IPv6 as one; empty for connections that did not come by a web server. */
  address: string;
}

interface Refusal {
  type: string;
  error: string;
  status: number;
}

const CLOSE_TIMEOUT_MS = 1_000;
/** A stopping process closes so many sockets at a time: their pages come to the others. */
const SLICE = { size: 200, everyMs: 100 };
const MOST_MESSAGE_BYTES = 10_000;
/** Maximum messages per second; a page that joins all its channels at once sends a third of this. */
const MOST_MESSAGES_PER_SECOND = 300;
/** Handles upgrades for another server on the same port (`ccu.ts`). */
const CCU_PATH = "/ccu";

/** Listens for `/app/{key}` on an HTTP server. */
export function createPushServer(http: Server, settings: Settings, seats: SessionSockets): PushServer {
  const { mostPerMember = Number.POSITIVE_INFINITY } = settings;
  const sockets = new WebSocketServer({ noServer: true, maxPayload: MOST_MESSAGE_BYTES });
  const channels = createPushChannels();
  const clients = new Map<string, WebSocket>();
  const limit = createSocketLimit(settings.mostPerAddress);

  function upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    const url = request.url ?? "";
    if (url.startsWith(CCU_PATH)) return;
    if (!url.startsWith("/app/")) {
      socket.destroy();
      return;
    }
    const address = settings.addressOf?.(request) ?? "";
    if (settings.isForeign?.(request)) {
      socket.end("HTTP/1.1 403 Forbidden\r\nconnection: close\r\ncontent-length: 0\r\n\r\n");
      return;
    }
    if (!limit.take(address, socket)) return;
    sockets.handleUpgrade(request, socket, head, (client) => {
      const refusal = refusalOf(url, settings.key);
      if (!refusal) return welcome(client, address);
      say(client, "pusher:error", refusal);
      client.close(refusal.code);
    });
  }
  http.on("upgrade", upgrade);

  function welcome(client: WebSocket, address: string): void {
    const socketId = `${randomInt(1, 2 ** 31)}.${randomInt(1, 2 ** 31)}`;
    const joined = new Set<string>();
    const held = createChannelSockets(seats, (code) => {
      for (const channel of [...joined]) leave(channel);
      client.close(code);
    });
    clients.set(socketId, client);
    const isTooMuch = createMessageLimit(MOST_MESSAGES_PER_SECOND);
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
      // Messages after the server has closed are ignored.
      if (client.readyState !== client.OPEN) return;
      if (isTooMuch()) return client.close(pushCodes.overCapacity);
      isAlive = true;
      const message = readMessage(String(raw));
      if (message?.event === "pusher:ping") say(client, "pusher:pong", {});
      if (message?.event === "pusher:subscribe") join(message.data);
      if (message?.event === "pusher:unsubscribe" && message.data.channel) leave(message.data.channel);
      if (message?.event.startsWith("client-") && message.channel && joined.has(message.channel)) {
        const { event, channel, said } = message;
        settings.heard?.({ event, channel, data: said, socketId, address });
      }
    });
    client.on("close", () => {
      clearInterval(pulse);
      clients.delete(socketId);
      for (const channel of [...joined]) leave(channel);
    });
    client.on("error", () => client.terminate());
    say(client, "pusher:connection_established", {
      socket_id: socketId,
      activity_timeout: ACTIVITY_TIMEOUT_SECONDS,
    });

    function join({ channel, auth }: Subscription): void {
      if (!channel || !CHANNEL_NAME.test(channel) || joined.size >= MOST_CHANNELS) return;
      if (/^(private|presence)-/.test(channel)) {
        const leaveToJoin = readChannelAuth(settings, socketId, channel, auth ?? "", Date.now());
        if (!leaveToJoin) {
          refuse(channel, { type: "AuthError", error: "refused", status: 401 });
          return;
        }
        const { session } = leaveToJoin;
        const isFull = channel !== OPERATORS_CHANNEL && channels.listeners(channel) >= mostPerMember;
        if (session && !joined.has(channel) && isFull) {
          refuse(channel, { type: "LimitReached", error: "too many sockets", status: 429 });
          return;
        }
        if (session && !held.take(channel, session)) return;
      }
      joined.add(channel);
      channels.join(channel, client);
      say(client, "pusher_internal:subscription_succeeded", {}, channel);
    }

    const refuse = (channel: string, why: Refusal) => say(client, "pusher:subscription_error", why, channel);

    function leave(channel: string): void {
      joined.delete(channel);
      held.giveUp(channel);
      channels.leave(channel, client);
    }
  }

  return {
    send: (channel, event, data, exceptSocketId) =>
      channels.send(channel, event, data, exceptSocketId ? clients.get(exceptSocketId) : undefined),
    occupied: channels.occupied,
    remind() {
      for (const client of sockets.clients)
        if (client.readyState === client.OPEN) say(client, READ_AGAIN, {});
    },
    connections: () => sockets.clients.size,
    async close(inSlices = false) {
      http.off("upgrade", upgrade);
      const open = [...sockets.clients];
      for (let at = 0; at < open.length; at += SLICE.size) {
        for (const client of open.slice(at, at + SLICE.size)) client.close(pushCodes.comeAgain);
        if (inSlices && at + SLICE.size < open.length) await wait(SLICE.everyMs);
      }
      // Terminates sockets whose page has lost its network and does not answer the close.
      const patience = setTimeout(() => {
        for (const client of sockets.clients) client.terminate();
      }, CLOSE_TIMEOUT_MS);
      await new Promise<void>((resolve) => sockets.close(() => resolve()));
      clearTimeout(patience);
    },
  };
}
