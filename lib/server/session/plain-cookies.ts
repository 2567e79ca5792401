/**
 * Cookies of releases before the prefix (decision 45): accepted for a while after the first start of the release
 * with the prefix, while there is no prefixed one. Any neighbouring host can set them.
 */
import { jwtDecode } from "jwt-decode";
import { DAY_MS } from "@/lib/domain/time/time";
import { isSecure } from "@/lib/server/config/site";
import { hostCookiesSinceMs } from "@/lib/server/upstream/release-start";
import { ACCESS_TOKEN, HOST_BOUND, isIssuedId } from "./session-cookie";
import { readCookies, siteCookies } from "./site-cookies";

export interface ArrivingCookies {
  /** By plain names: the cookies that count in this request. */
  cookies: ReadonlyMap<string, string>;
  /** Those of them that came in a plain cookie; a page's response sets them anew. */
  taken: readonly string[];
  /** Plain cookies of the request, accepted or not; they are expired. */
  plain: readonly string[];
}

const TOKEN_TAKEN_MS = DAY_MS;
const IDS_TAKEN_MS = 30 * DAY_MS;

export async function arrivingCookies(headers: Headers, nowMs = Date.now()): Promise<ArrivingCookies> {
  const cookies = siteCookies(headers);
  const plain = plainCookies(headers);
  const taken: string[] = [];
  const missing = [...plain].filter(([name]) => !cookies.has(name));
  const sinceMs = missing.length > 0 ? await hostCookiesSinceMs() : null;
  for (const [name, value] of missing) {
    if (sinceMs === null || !isTaken(name, value, sinceMs, nowMs)) continue;
    cookies.set(name, value);
    taken.push(name);
  }
  return { cookies, taken, plain: [...plain.keys()] };
}

/** Names of the plain cookies in a request, beside or instead of the prefixed ones. */
export const plainNames = (headers: Headers): string[] => [...plainCookies(headers).keys()];

function plainCookies(headers: Headers): Map<string, string> {
  if (!isSecure(headers)) return new Map();
  const all = readCookies(headers.get("cookie"));
  return new Map([...all].filter(([name]) => HOST_BOUND.some((bound) => bound === name)));
}

/** A token granted after the release started came in a prefixed cookie; in a plain one it was planted. */
function isTaken(name: string, value: string, sinceMs: number, nowMs: number): boolean {
  if (name === ACCESS_TOKEN) return nowMs < sinceMs + TOKEN_TAKEN_MS && issuedAtMs(value) < sinceMs;
  return nowMs < sinceMs + IDS_TAKEN_MS && isIssuedId(value);
}

function issuedAtMs(token: string): number {
  try {
    const { iat } = jwtDecode(token);
    return iat === undefined ? Number.POSITIVE_INFINITY : iat * 1_000;
  } catch {
    return Number.POSITIVE_INFINITY;
  }
}
