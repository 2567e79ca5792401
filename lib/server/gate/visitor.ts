/** The cookies that a page's response sets, and the cookies that the page itself reads. */
import { randomBytes } from "node:crypto";
import type { LocaleCode } from "@/lib/domain/access/path";
import type { Session } from "@/lib/domain/access/session";
import { csrfTokenFor, pageOwner } from "@/lib/server/session/csrf";
import type { ArrivingCookies } from "@/lib/server/session/plain-cookies";
import {
  ACCESS_TOKEN,
  type CookieSpec,
  DEVICE_ID,
  deviceIdCookie,
  expiredCookies,
  expiredPlain,
  GUEST_ID,
  guestIdCookie,
  isIssuedId,
  LOCALE,
  localeCookie,
  SESSION_HINT,
  sessionCookies,
} from "@/lib/server/session/session-cookie";
import { cookieHeader } from "@/lib/server/session/site-cookies";

export interface VisitorFacts extends ArrivingCookies {
  session: Session;
  /** The verdict ends the session. */
  signOut: boolean;
  /** The page is rendered as for a guest but the cookies stay: the 401 page ends the session by its own POST. */
  hidesToken: boolean;
  /** The language that the address names; remembered for a year. */
  locale: LocaleCode | null;
  isSecure: boolean;
  makeId?: () => string;
}

export interface Visitor {
  /** For the browser. */
  set: CookieSpec[];
  /** The Cookie header for the page being rendered. */
  seen: string;
  /** The CSRF token for the page's calls: it matches the cookies that the browser has after this response. */
  csrfToken: string;
}

const tokenCookies = [ACCESS_TOKEN, SESSION_HINT];
const newId = () => randomBytes(16).toString("hex");

/** The cookies that this response sets, and those that its page reads. */
export function visitorCookies(facts: VisitorFacts): Visitor {
  const { cookies, taken, plain, session, isSecure, makeId = newId } = facts;
  const set: CookieSpec[] = [];
  const seen = new Map(cookies);
  const give = (cookie: CookieSpec) => {
    set.push(cookie);
    seen.set(cookie.name, cookie.value);
  };
  const kept = (name: string) => (taken.includes(name) ? undefined : cookies.get(name));
  const deviceId = cookies.get(DEVICE_ID);
  if (!isIssuedId(kept(DEVICE_ID)))
    give(deviceIdCookie(isIssuedId(deviceId) ? deviceId : makeId(), isSecure));
  const member = session.kind === "member" && !facts.signOut ? session : null;
  const token = member ? cookies.get(ACCESS_TOKEN) : undefined;
  const guestId = cookies.get(GUEST_ID);
  if (!member && !isIssuedId(kept(GUEST_ID)))
    give(guestIdCookie(isIssuedId(guestId) ? guestId : makeId(), isSecure));
  if (member && token && taken.includes(ACCESS_TOKEN))
    set.push(...sessionCookies(token, { ...member, exp: Math.floor(member.expMs / 1_000) }, isSecure));
  if (facts.locale && cookies.get(LOCALE) !== facts.locale) give(localeCookie(facts.locale, isSecure));
  if (facts.signOut) {
    set.push(...expiredCookies(tokenCookies, isSecure));
    for (const name of tokenCookies) seen.delete(name);
  }
  set.push(...expiredPlain(plain));
  const csrfToken = csrfTokenFor(pageOwner(seen, session));
  if (facts.hidesToken) for (const name of tokenCookies) seen.delete(name);
  return { set, seen: cookieHeader(seen, isSecure), csrfToken };
}
