import { FLIGHT_HEADERS } from "next/dist/client/components/app-router-headers";
import { NextRequest } from "next/server";
import { handlePageRequest } from "@/lib/server/gate/handle-page-request";
import { noteRouterFetch } from "@/lib/server/gate/router-fetch";
import middleware from "@/middleware";
import { makeToken } from "@/tests/lib/server/small-upstream";

export interface Visit {
  status: number;
  /** The redirect's target, path and query. */
  to: string | null;
  /** The rendered page, path and query. */
  page: string | null;
  headers: Headers;
  /** Set-Cookie values by name; null when the answer expires it. */
  cookies: Record<string, string | null>;
  /** A header of the request as the page sees it. */
  seen: (name: string) => string | null;
}

const pathOf = (address: string | null) => {
  if (!address) return null;
  const url = new URL(address);
  return url.pathname + url.search;
};

/** Headers of a request as the gate sees them: noted for the gate first, then stripped by the framework. */
function arriving(headers: Record<string, string>): Record<string, string> {
  const seen = { host: "site.test", ...headers };
  noteRouterFetch(seen);
  return Object.fromEntries(Object.entries(seen).filter(([name]) => !FLIGHT_HEADERS.includes(name as never)));
}

/** One page request through the real middleware, or with another rule than the site's. */
export async function visit(
  path: string,
  headers: Record<string, string> = {},
  decide?: Parameters<typeof handlePageRequest>[1],
): Promise<Visit> {
  const request = new NextRequest(`http://site.test${path}`, { headers: arriving(headers) });
  const answer = await (decide ? handlePageRequest(request, decide) : middleware(request));
  const cookies: Visit["cookies"] = {};
  for (const line of answer.headers.getSetCookie()) {
    const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
    cookies[name] = line.includes("Max-Age=0") ? null : decodeURIComponent(value);
  }
  return {
    status: answer.status,
    to: pathOf(answer.headers.get("location")),
    page: pathOf(answer.headers.get("x-middleware-rewrite")),
    headers: answer.headers,
    cookies,
    seen: (name) => answer.headers.get(`x-middleware-request-${name}`),
  };
}

export const KNOWN = "device-id=0123456789abcdef0123456789abcdef; guest-id=fedcba9876543210fedcba9876543210";

export const memberCookie = async (status: number, extra: Record<string, unknown> = {}) =>
  `${KNOWN}; access-token=${await makeToken({ status, ...extra })}`;

/** Follows redirects as a browser does, cookies included. */
export async function follow(
  path: string,
  cookie: string,
): Promise<{ chain: string[]; last: Visit /** What the browser has at the end. */; cookie: string }> {
  const jar = new Map(
    cookie
      .split("; ")
      .filter(Boolean)
      .map((part) => part.split(/=(.*)/s).slice(0, 2) as [string, string]),
  );
  const header = () => [...jar].map(([name, value]) => `${name}=${value}`).join("; ");
  const chain: string[] = [];
  let at = path;
  for (;;) {
    const last = await visit(at, { cookie: header() });
    for (const [name, value] of Object.entries(last.cookies)) {
      if (value === null) jar.delete(name);
      else jar.set(name, value);
    }
    if (!last.to || chain.length > 5) return { chain, last, cookie: header() };
    chain.push(last.to);
    at = last.to;
  }
}
