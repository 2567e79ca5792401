/**
 * Authorisation to subscribe to a private channel, in the form of the Pusher protocol: `key:HMAC`, here with the
 * session that requested it.
 */
import { createHmac, timingSafeEqual } from "node:crypto";
import { SECOND_MS } from "@/lib/domain/time/time";
import type { KeyRing } from "@/lib/kernel/key-ring";

interface Settings {
  key: string;
  /** The first signs, each verifies. */
  secrets: KeyRing;
}

/** The session that an authorisation was issued to; the subscription ends with the session and with its token. */
export interface ListeningSession {
  sid: string;
  /** End of the token, ms since 1970. */
  untilMs: number;
}

/** A page uses its authorisation at once; after this it has expired. */
const AUTH_LIFE_MS = 10 * SECOND_MS;

/**
 * Authorises one socket to join one channel within the next seconds. Clients pass it on unread, so the session
 * travels in it, signed: the process that holds the socket may be another one than the issuer.
 */
export function signChannel(
  { key, secrets: [{ secret }] }: Settings,
  socketId: string,
  channel: string,
  { sid, untilMs }: ListeningSession,
  nowMs: number,
): string {
  const terms = [sid, untilMs, nowMs + AUTH_LIFE_MS].join(":");
  return `${key}:${mac(secret, `${socketId}:${channel}:${terms}`)}:${terms}`;
}

/**
 * Verifies an authorisation: null when it is forged, for another socket or channel, or expired. Without a session
 * it was issued by a server that knows the secret (the official SDK's `authorizeChannel`) and lasts as long as the
 * socket.
 */
export function readChannelAuth(
  { key, secrets }: Settings,
  socketId: string,
  channel: string,
  auth: string,
  nowMs: number,
): { session: ListeningSession | null } | null {
  const [saidKey, given = "", ...terms] = auth.split(":");
  const text = [socketId, channel, ...terms].join(":");
  if (saidKey !== key || !secrets.some(({ secret }) => isEqual(given, mac(secret, text)))) return null;
  const [sid, untilMs, expiresAtMs] = terms;
  if (sid === undefined) return { session: null };
  return nowMs < Number(expiresAtMs) ? { session: { sid, untilMs: Number(untilMs) } } : null;
}

const mac = (secret: string, text: string) => createHmac("sha256", secret).update(text).digest("hex");

function isEqual(given: string, expected: string): boolean {
  const [left, right] = [Buffer.from(given), Buffer.from(expected)];
  return left.length === right.length && timingSafeEqual(left, right);
}
