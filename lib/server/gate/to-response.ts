/** A verdict as a response: a rewrite to the page in its language, an error page with its status, or a redirect. */

import { randomBytes } from "node:crypto";
import { type NextRequest, NextResponse } from "next/server";
import { loginAnchor } from "@/lib/domain/access/addresses";
import { isExternal } from "@/lib/domain/access/path";
import { errorPages, maintenancePath } from "@/lib/domain/access/routes";
import { defaultLocale, localeOfFolder } from "@/lib/i18n/tags";
import { type AnsweredShell, handShell } from "@/lib/server/ask/handed-shell";
import { env } from "@/lib/server/config/env";
import { isSecure, siteHost } from "@/lib/server/config/site";
import { contentPolicy } from "@/lib/server/headers/content-policy";
import { httpsOnly } from "@/lib/server/headers/response-headers";
import { chatSource } from "@/lib/server/page/chat";
import { messagingSources } from "@/lib/server/page/messaging";
import { pushSource } from "@/lib/server/page/push-config";
import { passGate } from "@/lib/server/session/gate-pass";
import { ERROR_PAGE_HEADER } from "./failed-document";
import type { ErrorPage, Verdict } from "./gate";
import { isDocument } from "./router-fetch";
import { fillMarks, type MarkedPage } from "./shared-page";
import type { Visitor } from "./visitor";

/** The simulated captcha needs no outside origin. */
const asksGoogle = () => !["", "simulator"].includes(env().RECAPTCHA_SITE_KEY ?? "");
const walls: Record<ErrorPage, string> = { ...errorPages, maintenance: maintenancePath };

/** @throws Error for an unknown verdict: the caller responds with the 500 page */
function pathOf(verdict: Exclude<Verdict, Redirect>): string {
  const path = verdict.kind === "error" ? walls[verdict.page] : verdict.kind === "page" && verdict.path;
  if (!path) throw new Error("a verdict of no known kind");
  return path;
}

/** The visitor's cookies for the page, including those that this response sets. A nonce is made where none is given. */
type PageVisitor = Pick<Visitor, "seen" | "csrfToken"> & { nonce?: string; shell?: AnsweredShell };
type Redirect = Extract<Verdict, { kind: "redirect" }>;

/** @param hasAnalytics Google Analytics is configured */
export function toResponse(
  request: NextRequest,
  verdict: Verdict,
  visitor: PageVisitor,
  hasAnalytics = false,
): NextResponse {
  return verdict.kind === "redirect"
    ? redirect(request, verdict)
    : rewrite(request, verdict, visitor, hasAnalytics);
}

function redirect(request: NextRequest, { to, isSamePage, moved, asksLogin }: Redirect): NextResponse {
  // An open page's router would follow the redirect without its fragment, to a page that may be open already, and show
  // nothing new. It loads an address as a document where there is no content for it.
  if (asksLogin && !isDocument(request.headers)) return new NextResponse(null, { status: 204 });
  const url = new URL(to, request.url);
  if (asksLogin) url.hash = loginAnchor;
  if (isSamePage) {
    url.search = request.nextUrl.search;
    url.searchParams.delete("lang");
  }
  const response = NextResponse.redirect(url, 307);
  const framing = isExternal(request.nextUrl.pathname) ? "" : "; frame-ancestors 'none'";
  response.headers.set("content-security-policy", `default-src 'none'${framing}`);
  if (moved) response.headers.set("x-robots-tag", "noindex");
  return response;
}

const newNonce = () => randomBytes(16).toString("base64");

function policyOf({ headers, nextUrl }: NextRequest, nonce: string, hasAnalytics: boolean): string {
  const isFrame = isExternal(nextUrl.pathname);
  return contentPolicy({
    nonce,
    host: siteHost(headers),
    isSecure: isSecure(headers),
    isExternal: isFrame,
    framePartners: env().FRAME_PARTNERS,
    pushSource: pushSource(),
    messagingSources: messagingSources(),
    hasCaptcha: asksGoogle(),
    gameOrigins: env().GAME_ORIGINS,
    ...(!isFrame && { hasAnalytics, chatSource: chatSource() }),
    isDev: process.env.NODE_ENV === "development",
  });
}

/** A page that is shared by all guests, for this one. */
export function fromShared(
  request: NextRequest,
  page: MarkedPage,
  { csrfToken }: PageVisitor,
  hasAnalytics: boolean,
): NextResponse {
  const nonce = newNonce();
  const { text, headers } = fillMarks(page, { nonce, csrfToken });
  const response = new NextResponse(text, { status: 200, headers });
  return withPolicy(request, response, policyOf(request, nonce, hasAnalytics));
}

function withPolicy({ headers }: NextRequest, response: NextResponse, policy: string): NextResponse {
  response.headers.set("content-security-policy", policy);
  if (isSecure(headers))
    for (const [name, value] of Object.entries(httpsOnly)) response.headers.set(name, value);
  return response;
}

function rewrite(
  request: NextRequest,
  verdict: Exclude<Verdict, Redirect>,
  visitor: PageVisitor,
  hasAnalytics: boolean,
): NextResponse {
  const path = pathOf(verdict);
  const locale = localeOfFolder(verdict.locale) ?? defaultLocale;
  const url = new URL(`/${locale}${path === "/" ? "" : path}${request.nextUrl.search}`, request.url);
  const nonce = visitor.nonce ?? newNonce();
  const policy = policyOf(request, nonce, hasAnalytics);
  // Next takes the nonce for its own scripts out of the request's policy.
  const headers = new Headers(request.headers);
  passGate(headers);
  headers.set("cookie", visitor.seen);
  headers.set("x-page-csrf", visitor.csrfToken);
  headers.set("x-nonce", nonce);
  headers.set("x-page", request.nextUrl.pathname + request.nextUrl.search);
  headers.set("x-page-language", locale);
  // The layout links the page's addresses in the other languages.
  headers.set("x-page-path", path);
  if (verdict.kind === "page") handShell(headers, visitor.shell, locale);
  headers.set("content-security-policy", policy);
  const status = verdict.kind === "error" ? verdict.status : undefined;
  headers.set("x-page-status", String(status ?? 200));
  const response = NextResponse.rewrite(url, { request: { headers }, status });
  if (verdict.kind === "error") response.headers.set(ERROR_PAGE_HEADER, verdict.page);
  return withPolicy(request, response, policy);
}
