/** What the site says to a page request: the access rule, then one spelling for every page. Pure. */
import { type Decision, decide, isForGuests, isMembersOnly } from "@/lib/domain/access";
import {
  type LocaleCode,
  localeCodes,
  localPath,
  type NormalPath,
  normalise,
} from "@/lib/domain/access/path";
import { type errorPages, maintenancePath, matchRoute } from "@/lib/domain/access/routes";
import type { Session } from "@/lib/domain/access/session";

export interface PageRequest {
  /** As it came, still encoded. */
  pathname: string;
  session: Session;
  /** The `locale` cookie. */
  cookieLocale: string | undefined;
  /** `?lang=`: the language switch works as a plain link. */
  askedLocale: string | null;
  isOwnHost: boolean;
  /** A call of this browser was told that its token is refused: this very page becomes the 401 page. */
  isTold: boolean;
  /** An upstream has refused this very token. */
  isRefused: boolean;
  /** Asks for a socket where none is; Next would leave a redirected one open for ever. */
  isSocket: boolean;
  /** The site is closed for maintenance. */
  isClosed: boolean;
  /** Nobody listens where the upstream should be. */
  isUpstreamGone: boolean;
}

/** What stands in the way of a page, by the name of the page that says so. */
export type Wall = keyof typeof errorPages | "maintenance";
/** 400 for an address that nobody can read and for a name that is not ours; 500 for our own failure. */
export type WallStatus = 400 | 401 | 403 | 404 | 500 | 503;

export type Verdict =
  | { kind: "page"; path: string; locale: LocaleCode; signOut: boolean }
  | { kind: "error"; page: Wall; status: WallStatus; locale: LocaleCode }
  | {
      kind: "redirect";
      to: string;
      signOut: boolean;
      /** The same page under its right spelling or newer address: the query goes along. */
      isSamePage: boolean;
      /** Retired address, not to be indexed. */
      moved: boolean;
      /** A guest asked for a page of members: the front page says so at its login. */
      asksLogin?: boolean;
    };

/** Redirects end after at most two: the rule's own, then the language of the cookie. */
export function judge(request: PageRequest): Verdict {
  const preferred = localeOf(request.cookieLocale);
  const here = normalise(request.pathname);
  const locale = here?.locale ?? preferred ?? "th";
  const refuse = (page: Wall, status: WallStatus): Verdict => ({ kind: "error", page, status, locale });
  if (request.isSocket) return refuse("notFound", 404);
  if (!request.isOwnHost) return refuse("domainNotAllowed", 400);
  if (request.isClosed && here?.path !== maintenancePath) return refuse("maintenance", 503);
  if (request.isTold || (request.isRefused && !(here && isForGuests(here.segments)))) {
    return refuse("unauthorized", 401);
  }

  // The way from the 401 page to the sign-in is open at once, whether or not its POST has ended the session yet.
  const session: Session = request.isRefused ? { kind: "expired" } : request.session;
  const decision = decide(request.pathname, session, preferred);
  if (decision.kind === "forbid") return refuse("forbidden", 403);
  if (!here) return refuse("notFound", 400);
  if (decision.kind === "notFound") return refuse("notFound", 404);
  if (decision.kind === "redirect") {
    const { to, signOut, moved } = decision;
    const asksLogin = session.kind !== "member" && isMembersOnly(here.segments);
    return { kind: "redirect", to, signOut, moved, isSamePage: moved, asksLogin };
  }
  const verdict = spell(request, here, locale, decision) ?? refuse("notFound", 404);
  // A member's page would fail half-way; said beforehand, it is a whole page with its own status.
  if (request.isUpstreamGone && verdict.kind === "page" && isMembersOnly(here.segments))
    return refuse("serverError", 500);
  return verdict;
}

/** What the router reads afterwards is exactly what the rule has read: decoded once, no empty segments, one locale. */
function spell(
  request: PageRequest,
  here: NormalPath,
  locale: LocaleCode,
  decision: Decision,
): Verdict | null {
  const signOut = decision.kind === "signOut";
  const asked = localeOf(request.askedLocale);
  const to = localPath(here.segments, asked ?? locale);
  if (asked || to !== request.pathname)
    return { kind: "redirect", to, signOut, moved: false, isSamePage: true };
  if (!matchRoute(here.segments)) return null;
  return { kind: "page", path: localPath(here.segments, "th"), locale, signOut };
}

/** The language an address names, by its prefix or by `?lang=`. */
export const namedLocale = (pathname: string, asked: string | null): LocaleCode | null =>
  localeOf(asked) ?? normalise(pathname)?.locale ?? null;

const localeOf = (text: string | null | undefined): LocaleCode | null =>
  localeCodes.find((code) => code === text) ?? null;
