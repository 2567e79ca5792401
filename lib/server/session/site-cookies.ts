/** Cookies of a request by their plain names, whatever their names on the wire. */

import { isSecure } from "@/lib/server/config/site";
import { HOST_BOUND, wireName } from "./session-cookie";

/** Names as received; the first of a name wins, as in browsers. */
export function readCookies(header: string | null): Map<string, string> {
  const cookies = new Map<string, string>();
  for (const part of header?.split(";") ?? []) {
    const at = part.indexOf("=");
    const name = part.slice(0, at).trim();
    if (at > 0 && !cookies.has(name)) cookies.set(name, decoded(part.slice(at + 1).trim()));
  }
  return cookies;
}

/** On https host-bound cookies are read by their prefixed names, and plain ones of these names are ignored. */
export function siteCookies(headers: Headers): Map<string, string> {
  const cookies = readCookies(headers.get("cookie"));
  if (!isSecure(headers)) return cookies;
  for (const name of HOST_BOUND) {
    const value = cookies.get(wireName(name, true));
    cookies.delete(wireName(name, true));
    if (value === undefined) cookies.delete(name);
    else cookies.set(name, value);
  }
  return cookies;
}

/** The Cookie header that `siteCookies` parses into these. */
export const cookieHeader = (cookies: ReadonlyMap<string, string>, secure: boolean): string =>
  [...cookies].map(([name, value]) => `${wireName(name, secure)}=${encodeURIComponent(value)}`).join("; ");

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
