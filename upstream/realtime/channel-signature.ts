/** Leave to listen on a private channel, as the Pusher protocol writes it: `key:HMAC`, here with a session behind it. */
import { createHmac, timingSafeEqual } from "node:crypto";
import { SECOND_MS } from "@/lib/domain/time";

interface Settings {
  key: string;
  secret: string;
}

/** The session that a leave was given to; what it opened ends with the session and with its token. */
export interface ListeningSession {
  sid: string;
  /** End of the token, ms since 1970. */
  untilMs: number;
}

/** A page uses its leave at once; one that lies longer is none any more. */
const AUTH_LIFE_MS = 10 * SECOND_MS;

/**
 * Leave for one socket to join one channel within the next seconds. Clients hand it on unread, so what the seat
 * needs travels in it, signed: the process that holds the socket need not be the one that gave the leave.
 */
export function signChannel(
  { key, secret }: Settings,
  socketId: string,
  channel: string,
  { sid, untilMs }: ListeningSession,
  nowMs: number,
): string {
  const terms = [sid, untilMs, nowMs + AUTH_LIFE_MS].join(":");
  return `${key}:${mac(secret, `${socketId}:${channel}:${terms}`)}:${terms}`;
}

/**
 * What a leave says: null when it is forged, another socket's or channel's, or too old. Without a session it was made
 * by a server that knows the secret (the official SDK's `authorizeChannel`) and lasts as long as the socket.
 */
export function readChannelAuth(
  { key, secret }: Settings,
  socketId: string,
  channel: string,
  auth: string,
  nowMs: number,
): { session: ListeningSession | null } | null {
  const [saidKey, given = "", ...terms] = auth.split(":");
  if (saidKey !== key || !isEqual(given, mac(secret, [socketId, channel, ...terms].join(":")))) return null;
  const [sid, untilMs, expiresAtMs] = terms;
  if (sid === undefined) return { session: null };
  return nowMs < Number(expiresAtMs) ? { session: { sid, untilMs: Number(untilMs) } } : null;
}

const mac = (secret: string, text: string) => createHmac("sha256", secret).update(text).digest("hex");

function isEqual(given: string, expected: string): boolean {
  const [left, right] = [Buffer.from(given), Buffer.from(expected)];
  return left.length === right.length && timingSafeEqual(left, right);
}
