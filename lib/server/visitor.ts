/** The cookies a page request leaves with, and the same ones as the page itself shall see them. */
import { randomBytes } from "node:crypto";
import type { LocaleCode } from "@/lib/domain/access/path";
import type { Session } from "@/lib/domain/access/session";
import {
  ACCESS_TOKEN,
  type CookieSpec,
  DEVICE_ID,
  deviceIdCookie,
  expiredCookies,
  GUEST_ID,
  guestIdCookie,
  isIssuedId,
  LOCALE,
  localeCookie,
  SESSION_HINT,
} from "./session-cookie";

export interface VisitorFacts {
  /** Cookies of the request. */
  cookies: ReadonlyMap<string, string>;
  session: Session;
  /** The verdict ends the session. */
  signOut: boolean;
  /** The page is made as for a guest, though the cookies stay: the 401 page ends the session by a POST of its own. */
  hidesToken: boolean;
  /** The address named a language; remembered for a year. */
  locale: LocaleCode | null;
  isSecure: boolean;
  makeId?: () => string;
}

export interface Visitor {
  /** For the browser. */
  set: CookieSpec[];
  /** The Cookie header for the page rendered now. */
  seen: string;
  deviceId: string;
}

const tokenCookies = [ACCESS_TOKEN, SESSION_HINT];
const newId = () => randomBytes(16).toString("hex");

/** What this request's answer sets, and what the page behind it sees. */
export function visitorCookies(facts: VisitorFacts): Visitor {
  const { cookies, isSecure, makeId = newId } = facts;
  const set: CookieSpec[] = [];
  const seen = new Map(cookies);
  const give = (cookie: CookieSpec) => {
    set.push(cookie);
    seen.set(cookie.name, cookie.value);
  };
  if (!isIssuedId(cookies.get(DEVICE_ID))) give(deviceIdCookie(makeId(), isSecure));
  const isMember = facts.session.kind === "member" && !facts.signOut;
  if (!isMember && !isIssuedId(cookies.get(GUEST_ID))) give(guestIdCookie(makeId(), isSecure));
  if (facts.locale && cookies.get(LOCALE) !== facts.locale) give(localeCookie(facts.locale, isSecure));
  if (facts.signOut) set.push(...expiredCookies(tokenCookies, isSecure));
  if (facts.signOut || facts.hidesToken) for (const name of tokenCookies) seen.delete(name);
  const header = [...seen].map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join("; ");
  return { set, seen: header, deviceId: seen.get(DEVICE_ID) ?? "" };
}
