/** A verdict as a response: a rewrite to the page in its language, an error page with its status, or a redirect. */
import { randomBytes } from "node:crypto";
import { type NextRequest, NextResponse } from "next/server";
import { isExternal } from "@/lib/domain/access/path";
import { errorPages } from "@/lib/domain/access/routes";
import { defaultLocale, localeOfFolder } from "@/lib/i18n/tags";
import { contentPolicy } from "./content-policy";
import { env } from "./env";
import type { Verdict } from "./gate";
import { pushSource } from "./push-config";
import { isSecure, siteHost } from "./site";

/** The played captcha needs nobody. */
const asksGoogle = () => !["", "simulator"].includes(env().RECAPTCHA_SITE_KEY ?? "");

type Redirect = Extract<Verdict, { kind: "redirect" }>;

/** @param seenCookies the Cookie header the page shall see: what this very answer sets is in it already */
export function pageAnswer(request: NextRequest, verdict: Verdict, seenCookies: string): NextResponse {
  return verdict.kind === "redirect" ? redirect(request, verdict) : rewrite(request, verdict, seenCookies);
}

function redirect(request: NextRequest, { to, isSamePage, moved }: Redirect): NextResponse {
  const url = new URL(to, request.url);
  if (isSamePage) {
    url.search = request.nextUrl.search;
    url.searchParams.delete("lang");
  }
  const response = NextResponse.redirect(url, 307);
  if (moved) response.headers.set("x-robots-tag", "noindex");
  return response;
}

function rewrite(
  request: NextRequest,
  verdict: Exclude<Verdict, Redirect>,
  seenCookies: string,
): NextResponse {
  const path = verdict.kind === "error" ? errorPages[verdict.page] : verdict.path;
  const locale = localeOfFolder(verdict.locale) ?? defaultLocale;
  const url = request.nextUrl.clone();
  url.pathname = `/${locale}${path === "/" ? "" : path}`;
  const nonce = randomBytes(16).toString("base64");
  const policy = contentPolicy({
    nonce,
    host: siteHost(request.headers),
    isSecure: isSecure(request.headers),
    isExternal: isExternal(request.nextUrl.pathname),
    framePartners: env().FRAME_PARTNERS,
    pushSource: pushSource(),
    hasCaptcha: asksGoogle(),
    isDev: process.env.NODE_ENV === "development",
  });
  // Next takes the nonce for its own scripts out of the request's policy.
  const headers = new Headers(request.headers);
  headers.set("cookie", seenCookies);
  headers.set("x-nonce", nonce);
  headers.set("x-page", request.nextUrl.pathname + request.nextUrl.search);
  // The layout names the page's addresses in the other languages.
  headers.set("x-page-path", path);
  headers.set("content-security-policy", policy);
  const status = verdict.kind === "error" ? verdict.status : undefined;
  const response = NextResponse.rewrite(url, { request: { headers }, status });
  response.headers.set("content-security-policy", policy);
  if (isSecure(request.headers)) {
    response.headers.set("strict-transport-security", "max-age=31536000; includeSubDomains");
  }
  return response;
}
