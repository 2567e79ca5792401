/** Headers to an upstream are built anew: nothing a visitor sent goes on but what is named here. */
import { ACCESS_TOKEN, DEVICE_ID, isIssuedId } from "./session-cookie";
import { clientIp, siteHost, siteOrigin } from "./site";

/** Cookies of a request by name; the first of a name wins, as in browsers. */
export function readCookies(header: string | null): Map<string, string> {
  const cookies = new Map<string, string>();
  for (const part of header?.split(";") ?? []) {
    const at = part.indexOf("=");
    const name = part.slice(0, at).trim();
    if (at > 0 && !cookies.has(name)) cookies.set(name, decoded(part.slice(at + 1).trim()));
  }
  return cookies;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

const IDEMPOTENCY_KEY = /^[A-Za-z0-9_-]{16,64}$/;
const printable = (text: string, most: number) => text.replace(/[^\x20-\x7e]/g, "").slice(0, most);

/** @param token the member's token where it is valid; a guest's call carries none */
export function upstreamHeaders(from: Headers, token: string | undefined): Record<string, string> {
  const device = readCookies(from.get("cookie")).get(DEVICE_ID);
  const key = from.get("idempotency-key");
  const captcha = from.get("captcha-token");
  return {
    accept: "application/json",
    "accept-language": printable(from.get("accept-language") ?? "th", 200),
    "user-agent": printable(from.get("user-agent") ?? "", 400),
    "x-client-ip": clientIp(from),
    "x-site-host": printable(siteHost(from), 253),
    "x-site-origin": printable(siteOrigin(from), 300),
    ...(token && { authorization: `Bearer ${token}` }),
    ...(isIssuedId(device) && { "x-device-id": device }),
    ...(key && IDEMPOTENCY_KEY.test(key) && { "idempotency-key": key }),
    ...(captcha && { "captcha-token": printable(captcha, 4_000) }),
  };
}

/** The raw token cookie of a request. */
export const accessTokenOf = (from: Headers): string | undefined =>
  readCookies(from.get("cookie")).get(ACCESS_TOKEN);
