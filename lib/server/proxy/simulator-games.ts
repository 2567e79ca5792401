/**
 * The demo games behind `/sim/games`. They run in a sandboxed frame without an origin and cookies: the key in
 * the body alone authorises a request, so any origin may send it.
 */
import { demoGamePaths, GAMES_PATH } from "@/lib/contract/demo-games";
import { isFault } from "@/lib/contract/fault";
import { env } from "@/lib/server/config/env";
import { upstreamHeaders } from "@/lib/server/headers/upstream-headers";
import { bearerFor } from "@/lib/server/upstream/own-upstream";
import { siteStatus } from "@/lib/server/upstream/site-status";
import { readBody } from "./read-body";

const BODY_LIMIT_BYTES = 8_192;
/** The wallet behind it may be called three times. */
const TIMEOUT_MS = 20_000;
const questions: ReadonlySet<string> = new Set(Object.values(demoGamePaths));

export const isGamePath = (pathname: string): boolean => pathname.startsWith(`${GAMES_PATH}/`);

export async function showGame(request: Request): Promise<Response> {
  const { headers, method } = request;
  const { pathname, search } = new URL(request.url);
  const isQuestion = questions.has(pathname);
  if ((method === "POST") !== isQuestion) return answer(404, "text/plain; charset=utf-8", "Not found");
  try {
    // A closed site takes no plays; the provider itself ends open ones.
    if (isQuestion && (await siteStatus()).maintenance.on) return closed();
    const url = new URL(pathname + search, env().API_UPSTREAM_URL);
    const upstream = await fetch(url, {
      method,
      headers: {
        ...upstreamHeaders(headers, undefined),
        ...bearerFor(url),
        ...(isQuestion && { "content-type": "text/plain" }),
      },
      body: isQuestion ? Buffer.from(await readBody(request, BODY_LIMIT_BYTES)) : undefined,
      redirect: "error",
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const policy = upstream.headers.get("content-security-policy");
    const type = upstream.headers.get("content-type") ?? "text/plain; charset=utf-8";
    return answer(upstream.status, type, await upstream.text(), policy ?? undefined);
  } catch (error) {
    if (isFault(error, "payload-too-large")) return tooLarge();
    return answer(502, "application/json", JSON.stringify({ code: "upstream-unreachable" }));
  }
}

const tooLarge = () => answer(413, "application/json", JSON.stringify({ code: "payload-too-large" }));
const closed = () => answer(503, "application/json", JSON.stringify({ code: "maintenance" }));

/** A response without a policy of its own gets one that allows nothing. */
function answer(
  status: number,
  type: string,
  body: string,
  policy = "default-src 'none'; frame-ancestors 'self'",
): Response {
  return new Response(body, {
    status,
    headers: {
      "cache-control": "private, no-store",
      "content-security-policy": policy,
      "content-type": type,
      "x-robots-tag": "noindex",
      "access-control-allow-origin": "*",
      "referrer-policy": "no-referrer",
    },
  });
}
