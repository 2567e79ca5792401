/** `/app/{key}`: proxies the push socket to the own upstream, or to its push processes where they have an address. */
import { type NextRequest, NextResponse } from "next/server";
import { UPSTREAM_BEARER } from "@/lib/contract/upstream-bearer";
import { env } from "@/lib/server/config/env";
import { clientIp, siteOrigin } from "@/lib/server/config/site";
import { bearerFor } from "@/lib/server/upstream/own-upstream";

/**
 * Null when the request is none, or from a foreign page. The visitor's cookies are not forwarded, and plain
 * requests are not either: the response would name the upstream's address in a header of Next's.
 */
export function pushSocket(request: NextRequest): NextResponse | null {
  if (request.headers.get("upgrade")?.toLowerCase() !== "websocket") return null;
  const { embedded, PUSHER_HOST, PUSHER_KEY: key, PUSH_URL, UPSTREAM_URL } = env();
  if (!embedded || PUSHER_HOST || request.nextUrl.pathname !== `/app/${key}`) return null;
  const origin = request.headers.get("origin");
  if (origin !== null && origin.toLowerCase() !== siteOrigin(request.headers).toLowerCase()) return null;

  const target = new URL(PUSH_URL ?? UPSTREAM_URL);
  target.pathname = request.nextUrl.pathname;
  target.search = request.nextUrl.search;
  const headers = new Headers(request.headers);
  headers.delete("cookie");
  headers.delete("authorization");
  headers.set("x-client-ip", clientIp(request.headers));
  headers.delete(UPSTREAM_BEARER);
  for (const [name, value] of Object.entries(bearerFor(target))) headers.set(name, value);
  return NextResponse.rewrite(target, { request: { headers } });
}
