/**
 * Whether the browser asks for a whole page or the router of a page for its content. The framework takes the router's
 * own headers out of what the gate sees, so this is written down before, in a header of ours.
 */
import type { IncomingHttpHeaders } from "node:http";

const ROUTER_FETCH_HEADER = "x-router-fetch";

/** Notes what the router asks for; what a client writes there itself is dropped. */
export function noteRouterFetch(headers: IncomingHttpHeaders): void {
  delete headers[ROUTER_FETCH_HEADER];
  const isEarly = headers["next-router-prefetch"] ?? headers["next-router-segment-prefetch"];
  if (isEarly) headers[ROUTER_FETCH_HEADER] = "prefetch";
  else if (headers.rsc) headers[ROUTER_FETCH_HEADER] = "page";
}

/** A page as a document; the router of an open page asks for its content alone. */
export const isDocument = (headers: Headers): boolean => !headers.has(ROUTER_FETCH_HEADER);

/** A page that nobody has opened yet, fetched early by the router or by the browser. */
export const isPrefetch = (headers: Headers): boolean =>
  headers.get(ROUTER_FETCH_HEADER) === "prefetch" ||
  (headers.get("sec-purpose")?.includes("prefetch") ?? false);
