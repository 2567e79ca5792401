/** The site's cookies by name, lifetime and flags. Pages can never read the token's own. */
import { GUEST_COOKIE_SECONDS } from "@/lib/domain/site/constants";
import type { Session } from "./token";

export const ACCESS_TOKEN = "access-token";
export const SESSION_HINT = "session-hint";
export const GUEST_ID = "guest-id";
export const DEVICE_ID = "device-id";
export const LOCALE = "locale";
/** Set by the browser's calls (`lib/client/calls/unauthorized`): the next page is the 401 page. */
export const REFUSED = "session-refused";
/** The members' page that a guest asked for; the login leads back to it (`lib/domain/access/return-path`). */
export const ASKED_PAGE = "asked-page";

/**
 * Cookies that identify the visitor. On https their names have a prefix, so that no other host can set them
 * (decision 45).
 */
export const HOST_BOUND = [ACCESS_TOKEN, DEVICE_ID, GUEST_ID] as const;
const HOST_PREFIX = "__Host-";

/** A cookie's name between browser and site. Inside the site each has its plain name. */
export const wireName = (name: string, secure: boolean): string =>
  secure && HOST_BOUND.some((bound) => bound === name) ? HOST_PREFIX + name : name;

const YEAR_SECONDS = 31_536_000;
const ASKED_PAGE_SECONDS = 600;

/** Expired at logout, besides the token's pair (decision 6). */
export const SIGNED_OUT_COOKIES = [
  ACCESS_TOKEN,
  SESSION_HINT,
  GUEST_ID,
  "news-alert",
  "banner-click",
] as const;

export interface CookieSpec {
  /** Its plain name. */
  name: string;
  value: string;
  httpOnly: boolean;
  secure: boolean;
  sameSite: "lax";
  path: "/";
  maxAge: number;
  /** Means the cookie without the prefix, also on https. */
  isPlain?: true;
}

const cookie = (
  name: string,
  value: string,
  maxAge: number,
  secure: boolean,
  httpOnly: boolean,
): CookieSpec => ({
  name,
  value,
  httpOnly,
  secure,
  sameSite: "lax",
  path: "/",
  maxAge,
});

/** The token's cookie and the hint `{uuid, status, exp}` that a page may read for display only. */
export function sessionCookies(
  token: string,
  session: Session,
  secure: boolean,
  nowMs = Date.now(),
): CookieSpec[] {
  const life = Math.max(0, session.exp - Math.floor(nowMs / 1000));
  const hint = JSON.stringify({ uuid: session.uuid, status: session.status, exp: session.exp });
  return [cookie(ACCESS_TOKEN, token, life, secure, true), cookie(SESSION_HINT, hint, life, secure, false)];
}

export const guestIdCookie = (id: string, secure: boolean) =>
  cookie(GUEST_ID, id, GUEST_COOKIE_SECONDS, secure, true);
export const deviceIdCookie = (id: string, secure: boolean) =>
  cookie(DEVICE_ID, id, YEAR_SECONDS, secure, true);
export const askedPageCookie = (path: string, secure: boolean) =>
  cookie(ASKED_PAGE, path, ASKED_PAGE_SECONDS, secure, true);
export const localeCookie = (locale: string, secure: boolean) =>
  cookie(LOCALE, locale, YEAR_SECONDS, secure, false);

/** Expires cookies by name; the attributes match those they were set with. */
export const expiredCookies = (names: readonly string[], secure: boolean): CookieSpec[] =>
  names.map((name) => cookie(name, "", 0, secure, name !== SESSION_HINT));

/** Expires cookies of releases before the prefix; those of other hosts as far as the browser allows. */
export const expiredPlain = (names: readonly string[]): CookieSpec[] =>
  expiredCookies(names, true).map((gone) => ({ ...gone, isPlain: true }));

/** A `Set-Cookie` header's value. */
export function setCookieLine({ name, value, httpOnly, secure, maxAge, isPlain }: CookieSpec): string {
  const life = maxAge === 0 ? "Max-Age=0; Expires=Thu, 01 Jan 1970 00:00:00 GMT" : `Max-Age=${maxAge}`;
  const flags = `${secure ? "; Secure" : ""}${httpOnly ? "; HttpOnly" : ""}`;
  return `${isPlain ? name : wireName(name, secure)}=${encodeURIComponent(value)}; Path=/; ${life}; SameSite=Lax${flags}`;
}

const ID = /^[A-Za-z0-9-]{16,64}$/;
/** True for an id in this site's format. */
export const isIssuedId = (text: string | undefined): text is string => text !== undefined && ID.test(text);
