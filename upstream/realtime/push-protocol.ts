/** Messages of the Pusher Channels protocol: what a client sends, and the server's replies. */
import type { WebSocket } from "ws";
import { isDeeperThan } from "@/lib/kernel/json-depth";

/** Close codes. 4000–4099: do not reconnect; 4100–4199: reconnect after a while; from 4200: reconnect at once. */
export const pushCodes = {
  noSuchApp: 4001,
  protocolUnsupported: 4007,
  protocolMissing: 4008,
  unauthorized: 4009,
  overCapacity: 4100,
  comeAgain: 4200,
} as const;

export const ACTIVITY_TIMEOUT_SECONDS = 60;
export const MOST_CHANNELS = 100;
/** Valid channel names. */
export const CHANNEL_NAME = /^[A-Za-z0-9_\-=@,.;]{1,200}$/;

/** Supported versions of the protocol; they do not differ in what is used here. */
const protocols: readonly string[] = ["5", "6", "7"];

/** The code to close a connection with, by the address that it requested; null when it is accepted. */
export function refusalOf(url: string, key: string): { code: number; message: string } | null {
  const [pathname, search = ""] = url.split("?");
  if (pathname !== `/app/${key}`) return { code: pushCodes.noSuchApp, message: "no such app" };
  const protocol = new URLSearchParams(search).get("protocol");
  if (protocol === null)
    return { code: pushCodes.protocolMissing, message: "no protocol version was supplied" };
  if (protocols.includes(protocol)) return null;
  return { code: pushCodes.protocolUnsupported, message: "this protocol version is not spoken here" };
}

export interface Subscription {
  channel?: string;
  auth?: string;
}

export interface Message {
  event: string;
  data: Subscription;
  /** A client event: its channel and its data. */
  channel: string | undefined;
  said: unknown;
}

/** Frames of the protocol have two levels, and a client's own data a few. */
const MOST_LEVELS = 16;

/** Null for what is no frame of the protocol. */
export function readMessage(text: string): Message | null {
  try {
    const message: unknown = JSON.parse(text);
    if (isDeeperThan(message, MOST_LEVELS)) return null;
    if (typeof message !== "object" || message === null || !("event" in message)) return null;
    const data =
      "data" in message && typeof message.data === "object" && message.data !== null ? message.data : {};
    const channel = "channel" in data && typeof data.channel === "string" ? data.channel : undefined;
    const auth = "auth" in data && typeof data.auth === "string" ? data.auth : undefined;
    const on = "channel" in message && typeof message.channel === "string" ? message.channel : undefined;
    return { event: String(message.event), data: { channel, auth }, channel: on, said: data };
  } catch {
    return null;
  }
}

/** The protocol wraps `data` as JSON inside JSON. */
export function say(client: WebSocket, event: string, data: object, channel?: string): void {
  client.send(JSON.stringify({ event, channel, data: JSON.stringify(data) }));
}
