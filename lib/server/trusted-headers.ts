/** Before anything reads a request: forwarding headers are a proxy's word, and without a proxy nobody's. */
import { subscribe } from "node:diagnostics_channel";
import type { IncomingHttpHeaders, IncomingMessage } from "node:http";

const forwarding = [
  "forwarded",
  "x-forwarded-for",
  "x-forwarded-host",
  "x-forwarded-proto",
  "x-forwarded-port",
  "x-real-ip",
];

/**
 * Without a trusted proxy the socket's address is the visitor's. Behind one, the last address of the list
 * is the one the proxy itself saw; the rest is what visitors claim. A site whose own address is https is spoken to by
 * https even where nobody says so: files, which no code of ours answers, promise it by this header alone.
 */
export function trustHeaders(
  headers: IncomingHttpHeaders,
  socketAddress: string | undefined,
  trustProxy: boolean,
  isHttpsSite = false,
) {
  const told = headers["x-forwarded-for"];
  const last = trustProxy && typeof told === "string" ? told.split(",").at(-1)?.trim() : undefined;
  if (!trustProxy) for (const name of forwarding) delete headers[name];
  if (isHttpsSite) headers["x-forwarded-proto"] ??= "https";
  headers["x-forwarded-for"] = (last || socketAddress || "unknown").replace(/^::ffff:/, "");
}

/** Node publishes each request here before any listener of the server gets it. */
export function watchRequests(trustProxy: boolean, isHttpsSite: boolean): void {
  subscribe("http.server.request.start", (message) => {
    const { request } = message as { request: IncomingMessage };
    trustHeaders(request.headers, request.socket.remoteAddress, trustProxy, isHttpsSite);
  });
}
