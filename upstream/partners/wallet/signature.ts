import { createHmac, timingSafeEqual } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";
import { GAME_SIGNATURE_HEADER, GAME_TIMESTAMP_HEADER } from "@/lib/contract/game-wallet";
import { MINUTE_MS, SECOND_MS } from "@/lib/domain/time/time";

/** Maximum difference between a provider's clock and ours. */
const WINDOW_MS = 5 * MINUTE_MS;

/** Hex of HMAC-SHA256 over `<partner>.<timestamp>.<body>`; the timestamp is whole seconds since 1970. */
export function signMessage(
  secret: string,
  partner: string,
  timestamp: string,
  body: Buffer | string,
): string {
  return createHmac("sha256", secret).update(`${partner}.${timestamp}.`).update(body).digest("hex");
}

/** The headers of a message that is sent now. */
export function signedHeaders(
  secret: string,
  partner: string,
  body: string,
  nowMs: number,
): Record<string, string> {
  const timestamp = String(Math.floor(nowMs / SECOND_MS));
  return {
    "content-type": "application/json",
    [GAME_TIMESTAMP_HEADER]: timestamp,
    [GAME_SIGNATURE_HEADER]: signMessage(secret, partner, timestamp, body),
  };
}

export function isSigned(
  secret: string,
  partner: string,
  headers: IncomingHttpHeaders,
  body: Buffer,
  nowMs: number,
): boolean {
  const timestamp = String(headers[GAME_TIMESTAMP_HEADER] ?? "");
  const isFresh =
    /^\d{1,12}$/.test(timestamp) && Math.abs(nowMs - Number(timestamp) * SECOND_MS) <= WINDOW_MS;
  const given = Buffer.from(String(headers[GAME_SIGNATURE_HEADER] ?? ""));
  const right = Buffer.from(signMessage(secret, partner, timestamp, body));
  return isFresh && given.length === right.length && timingSafeEqual(given, right);
}
