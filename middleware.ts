/** The gate of every page: reads who asks for what, lets `judge` decide, and answers with the visitor's cookies. */
import type { NextRequest, NextResponse } from "next/server";
import { csrfTokenFor } from "@/lib/server/csrf";
import { denyToken } from "@/lib/server/deny-list";
import { judge, namedLocale } from "@/lib/server/gate";
import { pageAnswer } from "@/lib/server/page-answer";
import { pushSocket } from "@/lib/server/push-socket";
import { isRefusedHost } from "@/lib/server/refused-hosts";
import { isRefusedToken, refuseToken } from "@/lib/server/refused-tokens";
import { ACCESS_TOKEN, expiredCookies, LOCALE, REFUSED, setCookieLine } from "@/lib/server/session-cookie";
import { isOwnHost, isSecure, siteHost } from "@/lib/server/site";
import { readToken } from "@/lib/server/token";
import { readCookies } from "@/lib/server/upstream-headers";
import { visitorCookies } from "@/lib/server/visitor";

export const config = {
  runtime: "nodejs",
  // Calls have an edge of their own (behind this one Next would cut their bodies); the rest are files by name.
  matcher: [
    "/((?!api(?:/|$)|poy-api(?:/|$)|sim(?:/|$)|_next(?:/|$)|fonts/|images/|icons/|favicon\\.ico$|icon\\.svg$|icons-[0-9]+\\.svg$|apple-icon\\.png$|robots\\.txt$|sitemap\\.xml$|manifest\\.webmanifest$|sw\\.js$).*)",
  ],
};

export default async function middleware(request: NextRequest): Promise<NextResponse> {
  const { headers, nextUrl } = request;
  const socket = pushSocket(request);
  if (socket) return socket;

  const cookies = readCookies(headers.get("cookie"));
  const token = cookies.get(ACCESS_TOKEN);
  const session = await readToken(token);
  const askedLocale = nextUrl.searchParams.get("lang");
  const isTold = cookies.has(REFUSED) && isDocument(headers);
  if (isTold && token) refuseToken(token);
  const verdict = judge({
    pathname: nextUrl.pathname,
    session,
    cookieLocale: cookies.get(LOCALE),
    askedLocale,
    isOwnHost: isOwnHost(headers) && !isRefusedHost(siteHost(headers)),
    isTold,
    isRefused: isRefusedToken(token),
    isSocket: headers.get("upgrade")?.toLowerCase() === "websocket",
  });

  const signOut = verdict.kind !== "error" && verdict.signOut;
  if (signOut && token && session.kind === "member") denyToken(token, session.expMs / 1000);
  const visitor = visitorCookies({
    cookies,
    session,
    signOut,
    hidesToken: verdict.kind === "error" && verdict.page === "unauthorized",
    locale: isDocument(headers) ? namedLocale(nextUrl.pathname, askedLocale) : null,
    isSecure: isSecure(headers),
  });

  const response = pageAnswer(request, verdict, visitor.seen);
  response.headers.set("cache-control", "private, no-store");
  if (headers.has("x-csrf-wanted")) response.headers.set("x-csrf-token", csrfTokenFor(visitor.deviceId));
  const spent = isTold ? expiredCookies([REFUSED], isSecure(headers)) : [];
  for (const cookie of [...visitor.set, ...spent])
    response.headers.append("set-cookie", setCookieLine(cookie));
  return response;
}

/** A whole page, not a part that the router fetches or prefetches. */
const isDocument = (headers: Headers): boolean => !headers.has("rsc") && !headers.has("next-router-prefetch");
