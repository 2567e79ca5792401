/** `/sim/**`: pages of the embedded upstream's simulators, which only this server can reach. */
import { isFault } from "@/lib/contract/fault";
import { simulatorPaths } from "@/lib/contract/line";
import { env } from "@/lib/server/config/env";
import { isOwnHost, siteOrigin } from "@/lib/server/config/site";
import { upstreamHeaders } from "@/lib/server/headers/upstream-headers";
import { isSameOrigin } from "@/lib/server/session/csrf";
import { bearerFor } from "@/lib/server/upstream/own-upstream";
import { readBody } from "./read-body";
import { isGamePath, showGame } from "./simulator-games";

/** Only the simulators' pages for people; token endpoints are called between servers. */
const pages: ReadonlySet<string> = new Set([simulatorPaths.authorize, simulatorPaths.messages]);

const FORM_LIMIT_BYTES = 16_384;
const TIMEOUT_MS = 8_000;
const FORM = "application/x-www-form-urlencoded";
/** Static pages of our own: no scripts, nothing from elsewhere but the site's fonts. */
const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; font-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

export async function showSimulator(request: Request): Promise<Response> {
  const { headers, method } = request;
  const { pathname, search } = new URL(request.url);
  if (isGamePath(pathname) && env().SIMULATORS && isOwnHost(headers)) return showGame(request);
  if (!env().SIMULATORS || !pages.has(pathname) || !isOwnHost(headers)) return plain(404, "Not found");
  if (method === "POST" && !isSameOrigin(headers, siteOrigin(headers)))
    return plain(400, "Not from this site");
  try {
    const url = new URL(pathname + search, env().API_UPSTREAM_URL);
    const answer = await fetch(url, {
      method,
      headers: {
        ...upstreamHeaders(headers, undefined),
        ...bearerFor(url),
        ...(method === "POST" && { "content-type": FORM }),
      },
      body: method === "POST" ? Buffer.from(await readBody(request, FORM_LIMIT_BYTES)) : undefined,
      redirect: "manual",
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    return new Response(await answer.text(), {
      status: answer.status,
      headers: {
        ...pageHeaders,
        "content-type": answer.headers.get("content-type") ?? "text/plain; charset=utf-8",
        ...(answer.headers.has("location") && { location: answer.headers.get("location") ?? "" }),
      },
    });
  } catch (error) {
    if (isFault(error, "payload-too-large")) return plain(413, "Too large");
    return plain(502, "The simulator does not answer");
  }
}

const pageHeaders = {
  "cache-control": "private, no-store",
  "content-security-policy": POLICY,
  "x-robots-tag": "noindex",
};

const plain = (status: number, text: string): Response =>
  new Response(text, { status, headers: { ...pageHeaders, "content-type": "text/plain; charset=utf-8" } });
