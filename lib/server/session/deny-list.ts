/** Tokens of ended sessions are refused until they expire, whether or not the upstream received the logout. */
import { createHash } from "node:crypto";
import { perProcess } from "@/lib/server/config/per-process";
import { tellWebs } from "@/lib/server/news/web-news";

const MOST_ENTRIES = 100_000;
const list = () => perProcess("denied-tokens", () => new Map<string, number>());
/** Stands for a token where only a hash of it is stored. */
export const fingerprint = (token: string) => createHash("sha256").update(token).digest("base64url");

/** Only a hash is stored, here and at the other web servers. `expSeconds` is the token's own expiry. */
export function denyToken(token: string, expSeconds: number, nowMs = Date.now()): void {
  const untilMs = expSeconds * 1000;
  addDenied(fingerprint(token), untilMs, nowMs);
  tellWebs({ kind: "denied", fingerprint: fingerprint(token), untilMs });
}

/** A token that was signed out at another web server. */
export function addDenied(hash: string, untilMs: number, nowMs = Date.now()): void {
  const denied = list();
  if (denied.size >= MOST_ENTRIES) {
    for (const [key, endMs] of denied) if (endMs <= nowMs) denied.delete(key);
    // Still full: the oldest is dropped. The upstream has ended its session as well.
    const oldest = denied.keys().next().value;
    if (denied.size >= MOST_ENTRIES && oldest !== undefined) denied.delete(oldest);
  }
  denied.set(hash, untilMs);
}

export const isDenied = (token: string): boolean => list().has(fingerprint(token));
