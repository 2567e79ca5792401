/** Handles a page request, from its cookies to the response. After any failure the page itself is not served. */
import { type NextRequest, NextResponse } from "next/server";
import { localPath, normalise } from "@/lib/domain/access/path";
import { returnPath } from "@/lib/domain/access/return-path";
import { isSiteMark } from "@/lib/domain/site/site-identifiers";
import { isMembersOnlyPage } from "@/lib/server/ask/members-only-pages";
import { presentSession } from "@/lib/server/ask/present-session";
import { isRefusedHost } from "@/lib/server/ask/refused-hosts";
import { isRefusedToken, refuseToken } from "@/lib/server/ask/refused-tokens";
import { siteDetailOf } from "@/lib/server/ask/site-detail";
import { isOwnHost, isSecure, siteHost } from "@/lib/server/config/site";
import { answerConsolePage } from "@/lib/server/console/answer-page";
import { isConsolePath, servesConsole, servesMembers } from "@/lib/server/console/console-host";
import { ccuSocket } from "@/lib/server/proxy/ccu-socket";
import { pushSocket } from "@/lib/server/proxy/push-socket";
import { denyToken } from "@/lib/server/session/deny-list";
import { type ArrivingCookies, arrivingCookies } from "@/lib/server/session/plain-cookies";
import {
  ACCESS_TOKEN,
  ASKED_PAGE,
  askedPageCookie,
  expiredCookies,
  LOCALE,
  REFUSED,
  setCookieLine,
} from "@/lib/server/session/session-cookie";
import { readCookies } from "@/lib/server/session/site-cookies";
import { readToken } from "@/lib/server/session/token";
import { retryAfterSeconds, siteStatus } from "@/lib/server/upstream/site-status";
import { type AskedErrorPage, askedErrorPage, cookiesKeptOnErrorPages } from "./failed-document";
import { evaluate, namedLocale, type PageRequest, type Verdict } from "./gate";
import { lastPage, lastPageHeaders } from "./last-page";
import { isDocument, isPrefetch } from "./router-fetch";
import { isForSharing, isSharedPage, marks, readSharedPage } from "./shared-page";
import { fromShared, toResponse } from "./to-response";
import { type Visitor, visitorCookies } from "./visitor";

/**
 * Error pages that show nothing of the member: the token stays in the browser and the page is rendered as for a
 * guest.
 */
const asForGuests: readonly string[] = ["unauthorized", "maintenance", "serverError"];

/** @param decide the access rule; a test injects a broken one */
export async function handlePageRequest(
  request: NextRequest,
  decide: (request: PageRequest) => Verdict = evaluate,
): Promise<NextResponse> {
  try {
    const asked = askedErrorPage(request.headers);
    if (asked) return asked === "notFound" ? await missingPage(request) : errorPageFor(request, asked);
    if (isConsolePath(request.nextUrl.pathname) && servesConsole(request.headers))
      return await answerConsolePage(request);
    if (isConsolePath(request.nextUrl.pathname) || !servesMembers(request.headers))
      return pushSocket(request) ?? errorPageFor(request, "notFound");
    return await answer(request, decide);
  } catch (error) {
    const why = error instanceof Error ? `${error.name}: ${error.message}` : "no error";
    process.stderr.write(`${JSON.stringify({ level: "error", msg: "the gate of pages failed", why })}\n`);
    return failed(request);
  }
}

async function answer(
  request: NextRequest,
  decide: (request: PageRequest) => Verdict,
): Promise<NextResponse> {
  const { headers, nextUrl } = request;
  const socket = pushSocket(request) ?? (await ccuSocket(request));
  if (socket) return socket;

  const arriving = await arrivingCookies(headers);
  const { cookies } = arriving;
  const token = cookies.get(ACCESS_TOKEN);
  const [{ session, shell }, status, detail] = await Promise.all([
    readToken(token).then((read) => presentSession(read, token, { pathname: nextUrl.pathname, headers })),
    siteStatus(),
    siteDetailOf(headers),
  ]);
  const askedLocale = nextUrl.searchParams.get("lang");
  const isTold = cookies.has(REFUSED) && isDocument(headers);
  if (isTold && token) refuseToken(token);
  const verdict = decide({
    pathname: nextUrl.pathname,
    session,
    cookieLocale: cookies.get(LOCALE),
    askedLocale,
    isOwnHost: isOwnHost(headers) && !isRefusedHost(siteHost(headers)),
    isTold,
    isRefused: isRefusedToken(token),
    isMembersOnly: isMembersOnlyPage,
    isSocket: headers.get("upgrade")?.toLowerCase() === "websocket",
    isClosed: status.maintenance.on,
    isUpstreamGone: status.isUpstreamGone,
  });

  const signOut = verdict.kind !== "error" && verdict.signOut;
  if (signOut && token && session.kind === "member") denyToken(token, session.expMs / 1000);
  const visitor = visitorCookies({
    ...arriving,
    session,
    signOut,
    hidesToken: verdict.kind === "error" && asForGuests.includes(verdict.page),
    locale: isDocument(headers) ? namedLocale(nextUrl.pathname, askedLocale) : null,
    isSecure: isSecure(headers),
  });

  const hasAnalytics = isSiteMark("gaID", detail?.gaID ?? "");
  const response =
    (await sharedResponse(request, verdict, arriving, visitor, hasAnalytics)) ??
    toResponse(request, verdict, { ...visitor, shell, ...(isForSharing(headers) && marks()) }, hasAnalytics);
  response.headers.set("cache-control", "private, no-store");
  if (verdict.kind === "error" && verdict.page === "maintenance")
    response.headers.set("retry-after", String(retryAfterSeconds(status.maintenance)));
  if (headers.has("x-csrf-wanted")) response.headers.set("x-csrf-token", visitor.csrfToken);
  const isSpent = isTold && verdict.kind === "error" && verdict.page === "unauthorized";
  const isAsking = asksToLogIn(verdict) && !isPrefetch(headers);
  const asked = isAsking ? returnPath(nextUrl.pathname + nextUrl.search) : null;
  const isIn = verdict.kind === "page" && !signOut && session.kind === "member";
  const spent = [
    ...(isSpent ? [REFUSED] : []),
    // The login has led back to the page, or the member has gone on to another one.
    ...(cookies.has(ASKED_PAGE) && (isIn || hasStrayed(request, verdict)) ? [ASKED_PAGE] : []),
  ];
  const own = asked ? [askedPageCookie(asked, isSecure(headers))] : [];
  for (const cookie of [...visitor.set, ...own, ...expiredCookies(spent, isSecure(headers))])
    response.headers.append("set-cookie", setCookieLine(cookie));
  return response;
}

/** Null for a page that is not the same for every guest. */
async function sharedResponse(
  request: NextRequest,
  verdict: Verdict,
  { cookies, taken }: ArrivingCookies,
  visitor: Visitor,
  hasAnalytics: boolean,
): Promise<NextResponse | null> {
  const { method, headers, nextUrl } = request;
  const isPage = verdict.kind === "page" && !verdict.signOut && isDocument(headers) && taken.length === 0;
  if (!isPage || isForSharing(headers) || process.env.NODE_ENV === "development") return null;
  const { pathname, search } = nextUrl;
  const asked = { method, headers, pathname, search, path: verdict.path, cookies };
  const page = isSharedPage(asked) ? await readSharedPage(asked) : null;
  return page && fromShared(request, page, visitor, hasAnalytics);
}

/** The 500 page; if that fails as well, the static last page. */
function failed(request: NextRequest): NextResponse {
  try {
    return errorPageFor(request, "serverError");
  } catch {
    return new NextResponse(lastPage, { status: 500, headers: lastPageHeaders });
  }
}

/** Who is shown that a page does not exist no longer comes from the one that asked them to log in. */
const hasStrayed = ({ headers }: NextRequest, verdict: Verdict): boolean =>
  verdict.kind === "error" &&
  verdict.page === "notFound" &&
  isDocument(headers) &&
  (headers.get("accept")?.includes("text/html") ?? false);

/**
 * The not-found page in place of a page that found nothing: a member keeps the bars and the balance. Where the login
 * has just led back to that page, another person of this browser had asked for it: the home page instead.
 */
async function missingPage(request: NextRequest): Promise<NextResponse> {
  const arriving = await arrivingCookies(request.headers);
  const token = arriving.cookies.get(ACCESS_TOKEN);
  const session = await readToken(token);
  if (session.kind !== "member" || isRefusedToken(token)) return errorPageFor(request, "notFound");
  const { pathname, search } = request.nextUrl;
  const asked = arriving.cookies.get(ASKED_PAGE);
  if (asked && returnPath(pathname + search) === asked) return homeInstead(request);
  // The cookies that the response sets are those of the page that found nothing.
  const visitor = visitorCookies({
    ...arriving,
    session,
    signOut: false,
    hidesToken: false,
    locale: null,
    isSecure: isSecure(request.headers),
  });
  return errorPageFor(request, "notFound", visitor);
}

function homeInstead(request: NextRequest): NextResponse {
  const locale = normalise(request.nextUrl.pathname)?.locale ?? "th";
  const to = localPath(["main"], locale);
  const verdict: Verdict = { kind: "redirect", to, signOut: false, isSamePage: false, moved: false };
  return toResponse(request, verdict, { seen: "", csrfToken: "" });
}

/** An error page, without `member` rendered as for a guest: with the visitor's display settings only. */
function errorPageFor(
  request: NextRequest,
  page: AskedErrorPage,
  member?: Pick<Visitor, "seen" | "csrfToken">,
): NextResponse {
  const { pathname, searchParams } = request.nextUrl;
  const cookies = readCookies(request.headers.get("cookie"));
  const locale =
    namedLocale(pathname, searchParams.get("lang")) ?? namedLocale(`/${cookies.get(LOCALE)}`, null);
  const status = page === "notFound" ? 404 : 500;
  const kept = cookiesKeptOnErrorPages.filter((name) => cookies.has(name));
  const seen = kept.map((name) => `${name}=${encodeURIComponent(cookies.get(name) ?? "")}`).join("; ");
  const verdict: Verdict = { kind: "error", page, status, locale: locale ?? "th" };
  const visitor = member ?? { seen, csrfToken: "" };
  const response = toResponse(request, verdict, visitor, cookies.get("analytics") === "yes");
  response.headers.set("cache-control", "private, no-store");
  return response;
}

/** The visitor has to log in first: a guest at a members' page, or a session that has ended. */
const asksToLogIn = (verdict: Verdict): boolean =>
  verdict.kind === "redirect"
    ? verdict.asksLogin === true
    : verdict.kind === "error" && verdict.page === "unauthorized";
