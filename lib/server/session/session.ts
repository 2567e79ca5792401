/** Who asks, for server components. The upstream decides; this only shapes the page. */
import { headers } from "next/headers";
import { cache } from "react";
import { ACCESS_TOKEN } from "./session-cookie";
import { siteCookies } from "./site-cookies";
import { readToken, type Session } from "./token";

export type { Session } from "./token";

/** The token and what it says, once a request; null for a guest. */
export const readAccess = cache(async (): Promise<{ session: Session; token: string } | null> => {
  const token = siteCookies(await headers()).get(ACCESS_TOKEN);
  const claims = await readToken(token);
  if (claims.kind !== "member" || !token) return null;
  return {
    token,
    session: { uuid: claims.uuid, status: claims.status, exp: Math.floor(claims.expMs / 1000) },
  };
});

/** `{uuid, status, exp}` of the signed-in member, else null. */
export const readSession = async (): Promise<Session | null> => (await readAccess())?.session ?? null;

/** The CSRF token the layout hands to the app-default store, as the gate has made it; empty on a wall. */
export const readCsrfToken = async (): Promise<string> => (await headers()).get("x-page-csrf") ?? "";
