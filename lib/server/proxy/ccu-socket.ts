/**
 * `/ccu`: proxies the count's socket to the upstream (an own one's push processes, where they have an address), with
 * the member's token in its address (decision 17).
 */
import { type NextRequest, NextResponse } from "next/server";
import { UPSTREAM_BEARER } from "@/lib/contract/upstream-bearer";
import { env } from "@/lib/server/config/env";
import { clientIp, siteOrigin } from "@/lib/server/config/site";
import { arrivingCookies } from "@/lib/server/session/plain-cookies";
import { ACCESS_TOKEN } from "@/lib/server/session/session-cookie";
import { readToken } from "@/lib/server/session/token";
import { bearerFor } from "@/lib/server/upstream/own-upstream";

const CCU_PATH = "/ccu";

/**
 * Null when the request is none, or from a foreign page. Browsers always send an Origin with a socket; without
 * one no member's token is added to the address. A page whose member has just logged out gets no token either:
 * the upstream refuses it in the socket's own protocol, since a failed handshake is an error in the browser's
 * console.
 */
export async function ccuSocket(request: NextRequest): Promise<NextResponse | null> {
  const { headers, nextUrl } = request;
  if (nextUrl.pathname !== CCU_PATH || headers.get("upgrade")?.toLowerCase() !== "websocket") return null;
  if (headers.get("origin")?.toLowerCase() !== siteOrigin(headers).toLowerCase()) return null;
  const token = (await arrivingCookies(headers)).cookies.get(ACCESS_TOKEN);
  const isMember = !!token && (await readToken(token)).kind === "member";

  const { PUSH_URL, API_UPSTREAM_URL } = env();
  const target = new URL(PUSH_URL ?? API_UPSTREAM_URL);
  target.pathname = CCU_PATH;
  target.search = nextUrl.search;
  // Replaces a token that the page itself sent.
  target.searchParams.delete("token");
  if (isMember) target.searchParams.set("token", token);
  const sent = new Headers(headers);
  sent.delete("cookie");
  sent.delete("authorization");
  // The upstream limits sockets by address.
  sent.set("x-client-ip", clientIp(headers));
  sent.delete(UPSTREAM_BEARER);
  for (const [name, value] of Object.entries(bearerFor(target))) sent.set(name, value);
  return NextResponse.rewrite(target, { request: { headers: sent } });
}
