/** The verdict on a page request: the access rule, then one canonical spelling for every page. Pure. */
import { type Decision, decide, isForGuests, isMembersOnly } from "@/lib/domain/access/decide";
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
  /** As received, still encoded. */
  pathname: string;
  session: Session;
  /** The `locale` cookie. */
  cookieLocale: string | undefined;
  /** `?lang=`: makes the language switch a plain link. */
  askedLocale: string | null;
  isOwnHost: boolean;
  /** A call of this page was refused for its token: this request gets the 401 page. */
  isTold: boolean;
  /** An upstream has refused this token. */
  isRefused: boolean;
  /** Whether the upstream tells guests nothing of this page, a path without its language. */
  isMembersOnly?: (path: string) => boolean;
  /** Requests a socket at a page's address; Next would keep a redirected one open for ever. */
  isSocket: boolean;
  /** The site is closed for maintenance. */
  isClosed: boolean;
  /** The upstream's address refuses connections. */
  isUpstreamGone: boolean;
}

/** Reasons not to serve a page, by the name of the page that is served instead. */
export type ErrorPage = keyof typeof errorPages | "maintenance";
/** 400 for an undecodable address or a host that is not ours; 500 for our own failure. */
type ErrorPageStatus = 400 | 401 | 403 | 404 | 500 | 503;

export type Verdict =
  | { kind: "page"; path: string; locale: LocaleCode; signOut: boolean }
  | { kind: "error"; page: ErrorPage; status: ErrorPageStatus; locale: LocaleCode }
  | {
      kind: "redirect";
      to: string;
      signOut: boolean;
      /** The same page under its canonical spelling or newer address: the query is kept. */
      isSamePage: boolean;
      /** Retired address, not to be indexed. */
      moved: boolean;
      /** A guest requested a members' page: the front page shows its login. */
      asksLogin?: boolean;
    };

/** There are at most two redirects: the rule's own, then the cookie's language. */
export function evaluate(request: PageRequest): Verdict {
  const preferred = localeOf(request.cookieLocale);
  const here = normalise(request.pathname);
  const locale = here?.locale ?? preferred ?? "th";
  const refuse = (page: ErrorPage, status: ErrorPageStatus): Verdict => ({
    kind: "error",
    page,
    status,
    locale,
  });
  if (request.isSocket) return refuse("notFound", 404);
  if (!request.isOwnHost) return refuse("domainNotAllowed", 400);
  if (request.isClosed && here?.path !== maintenancePath) return refuse("maintenance", 503);
  if (request.isTold || (request.isRefused && !(here && isForGuests(here.segments)))) {
    return refuse("unauthorized", 401);
  }

  // With a refused token the visitor counts as a guest, so that the 401 page's link to the sign-in works before
  // its POST has ended the session.
  const session: Session = request.isRefused ? { kind: "expired" } : request.session;
  const decision = decide(request.pathname, session, preferred);
  if (decision.kind === "forbid") return refuse("forbidden", 403);
  if (!here) return refuse("notFound", 400);
  if (decision.kind === "notFound") return refuse("notFound", 404);
  if (decision.kind === "redirect") {
    const { signOut, moved } = decision;
    const to = inLanguage(decision.to, localeOf(request.askedLocale));
    const asksLogin = session.kind !== "member" && isMembersOnly(here.segments);
    return { kind: "redirect", to, signOut, moved, isSamePage: moved, asksLogin };
  }
  const verdict = spell(request, here, locale, decision) ?? refuse("notFound", 404);
  if (session.kind !== "member" && verdict.kind === "page" && request.isMembersOnly?.(verdict.path))
    return refuse("unauthorized", 401);
  // A members' page would fail half-way; checked beforehand, it is a whole page with its own status.
  if (request.isUpstreamGone && verdict.kind === "page" && isMembersOnly(here.segments))
    return refuse("serverError", 500);
  return verdict;
}

/** The router gets exactly the path that the rule has checked: decoded once, no empty segments, one locale. */
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

/** The same page in the language that was asked for, where one was. */
function inLanguage(pathname: string, asked: LocaleCode | null): string {
  const there = asked && normalise(pathname);
  return there ? localPath(there.segments, asked) : pathname;
}

/** The language that an address names, by its prefix or by `?lang=`. */
export const namedLocale = (pathname: string, asked: string | null): LocaleCode | null =>
  localeOf(asked) ?? normalise(pathname)?.locale ?? null;

const localeOf = (text: string | null | undefined): LocaleCode | null =>
  localeCodes.find((code) => code === text) ?? null;
