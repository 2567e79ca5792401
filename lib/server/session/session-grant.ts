/** The only place where a token granted by an upstream becomes the visitor's cookies. */

import { isSecure } from "@/lib/server/config/site";
import { plainNames } from "./plain-cookies";
import { ACCESS_TOKEN, type CookieSpec, expiredPlain, sessionCookies } from "./session-cookie";
import { bareToken, readToken } from "./token";

/** @param auth the response header; without a valid token there are no cookies */
export async function grantCookies(auth: string | undefined, from: Headers): Promise<CookieSpec[]> {
  const fresh = auth ? bareToken(auth) : undefined;
  const claims = await readToken(fresh);
  if (!fresh || claims.kind !== "member") return [];
  const session = { uuid: claims.uuid, status: claims.status, exp: Math.floor(claims.expMs / 1000) };
  const older = plainNames(from).filter((name) => name === ACCESS_TOKEN);
  return [...sessionCookies(fresh, session, isSecure(from)), ...expiredPlain(older)];
}
