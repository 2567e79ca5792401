/** Handles a page request of the console: who may see it, in which language, under which policy. */
import { randomBytes } from "node:crypto";
import { type NextRequest, NextResponse } from "next/server";
import { isSecure, siteHost } from "@/lib/server/config/site";
import { contentPolicy } from "@/lib/server/headers/content-policy";
import { httpsOnly } from "@/lib/server/headers/response-headers";
import { pushSource } from "@/lib/server/page/push-config";
import { csrfTokenFor } from "@/lib/server/session/csrf";
import { passGate } from "@/lib/server/session/gate-pass";
import { CONSOLE_ROOT, operatorTokenOf } from "./operator-cookie";
import { type OperatorToken, readOperator } from "./read-operator";

const LOGIN = `${CONSOLE_ROOT}/login`;

/** Never cached, never indexed, never framed; without a token every address leads to the login and back. */
export async function answerConsolePage(request: NextRequest): Promise<NextResponse> {
  const { pathname, search } = request.nextUrl;
  const plain = pathname.replace(/^\/(?:th|en|kh|mm)(?=\/)/, "");
  if (plain !== pathname) return redirect(request, plain + search);
  const operator = await readOperator(operatorTokenOf(request.headers));
  if (!operator && plain !== LOGIN) {
    const asked = plain === CONSOLE_ROOT ? "" : `?next=${encodeURIComponent(plain + search)}`;
    return redirect(request, LOGIN + asked);
  }
  return page(request, operator);
}

function redirect(request: NextRequest, to: string): NextResponse {
  return withConsoleHeaders(NextResponse.redirect(new URL(to, request.url), 307));
}

function page(request: NextRequest, operator: OperatorToken | null): NextResponse {
  const nonce = randomBytes(16).toString("base64");
  const secure = isSecure(request.headers);
  const policy = contentPolicy({
    nonce,
    host: siteHost(request.headers),
    isSecure: secure,
    isExternal: false,
    framePartners: [],
    pushSource: pushSource(),
    isDev: process.env.NODE_ENV === "development",
  });
  const headers = new Headers(request.headers);
  passGate(headers);
  headers.set("x-page-csrf", operator ? csrfTokenFor({ token: operator.token }) : "");
  headers.set("x-nonce", nonce);
  headers.set("x-page", request.nextUrl.pathname + request.nextUrl.search);
  headers.set("content-security-policy", policy);
  const response = NextResponse.next({ request: { headers } });
  response.headers.set("content-security-policy", policy);
  if (secure) for (const [name, value] of Object.entries(httpsOnly)) response.headers.set(name, value);
  // A page with an older session's token renews it by this.
  if (operator && request.headers.has("x-csrf-wanted"))
    response.headers.set("x-csrf-token", csrfTokenFor({ token: operator.token }));
  return withConsoleHeaders(response);
}

function withConsoleHeaders(response: NextResponse): NextResponse {
  response.headers.set("cache-control", "private, no-store");
  response.headers.set("x-robots-tag", "noindex");
  return response;
}
