/** `/app/{key}`: proxies the push socket to the embedded upstream, which only this server can reach. */
import { type NextRequest, NextResponse } from "next/server";
import { env } from "@/lib/server/config/env";
import { clientIp, siteOrigin } from "@/lib/server/config/site";
import { pushConfig } from "@/lib/server/page/push-config";

/**
 * Null when the request is none, or from a foreign page. The visitor's cookies are not forwarded, and plain
 * requests are not either: the response would name the upstream's address in a header of Next's.
 */
export function pushSocket(request: NextRequest): NextResponse | null {
  if (request.headers.get("upgrade")?.toLowerCase() !== "websocket") return null;
  const { isOwn, key } = pushConfig();
  if (!isOwn || request.nextUrl.pathname !== `/app/${key}`) return null;
  const origin = request.headers.get("origin");
  if (origin !== null && origin.toLowerCase() !== siteOrigin(request.headers).toLowerCase()) return null;

  const target = new URL(env().API_UPSTREAM_URL);
  target.pathname = request.nextUrl.pathname;
  target.search = request.nextUrl.search;
  const headers = new Headers(request.headers);
  headers.delete("cookie");
  headers.delete("authorization");
  headers.set("x-client-ip", clientIp(request.headers));
  return NextResponse.rewrite(target, { request: { headers } });
}
