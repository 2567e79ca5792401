/** The session, for server components. It only shapes the page; the upstream authorises every call. */
import { jwtDecode } from "jwt-decode";
import { headers } from "next/headers";
import { cache } from "react";
import { hasPassedGate } from "./gate-pass";
import { ACCESS_TOKEN } from "./session-cookie";
import { siteCookies } from "./site-cookies";
import { readToken, type Session } from "./token";

export type { Session } from "./token";

interface Access {
  session: Session;
  token: string;
}

/** The token and its claims, once per request; null for a guest, and on a page that no gate has let through. */
export const readAccess = cache(async (): Promise<Access | null> => {
  const sent = await headers();
  return hasPassedGate(sent) ? accessOf(sent) : null;
});

/** The same for a route handler, which no gate lets through: it renders no page. */
export const readCallerAccess = async (): Promise<Access | null> => accessOf(await headers());

async function accessOf(sent: Headers): Promise<Access | null> {
  const token = siteCookies(sent).get(ACCESS_TOKEN);
  const claims = await readToken(token);
  if (claims.kind !== "member" || !token) return null;
  return {
    token,
    session: { uuid: claims.uuid, status: claims.status, exp: Math.floor(claims.expMs / 1000) },
  };
}

/** The session of an operator who looks at the site as a member; null for everybody else. */
export async function readView(): Promise<Session | null> {
  const access = await readAccess();
  return access && jwtDecode<{ viewOnly?: unknown }>(access.token).viewOnly === true ? access.session : null;
}

/** `{uuid, status, exp}` of the signed-in member, else null. */
export const readSession = async (): Promise<Session | null> => (await readAccess())?.session ?? null;

/** The CSRF token for the app-default store, as the gate has made it; empty on an error page. */
export const readCsrfToken = async (): Promise<string> => (await headers()).get("x-page-csrf") ?? "";
