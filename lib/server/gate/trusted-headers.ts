/**
 * Runs before any other code reads a request: drops forwarding headers that no trusted proxy has set, replaces
 * an address that makes the framework fail by an unreadable one, and sets the headers of the response.
 */
import { subscribe } from "node:diagnostics_channel";
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from "node:http";
import { isIP } from "node:net";
import { answerHeaders } from "@/lib/server/headers/response-headers";
import { dropUnreadableState } from "@/lib/server/headers/router-state";
import { dropGateHeaders } from "@/lib/server/session/gate-pass";
import { addressBehind, replaceFailedDocument } from "./failed-document";
import { keepPrivate } from "./keep-private";
import { identifyRequest } from "./request-id";
import { noteRouterFetch } from "./router-fetch";
import { noteOwnPort } from "./shared-page";
import { watchAnswer } from "./watch-answers";

const forwarding = [
  "forwarded",
  "x-forwarded-for",
  "x-forwarded-host",
  "x-forwarded-proto",
  "x-forwarded-port",
  "x-real-ip",
];

/**
 * Without a trusted proxy the visitor's address is the socket's. Behind one it is the last address of the list,
 * with or without a port, which the proxy itself saw; behind several, each of which adds the address that it saw, the
 * one that the first of them added. Those before it can be forged, and one that is no address is dropped. If the site's own origin is https, https is assumed where no header says so: for files,
 * which no code of ours serves, HSTS depends on this header.
 */
export function trustHeaders(
  headers: IncomingHttpHeaders,
  socketAddress: string | undefined,
  hops: number,
  isHttpsSite = false,
) {
  const told = headers["x-forwarded-for"];
  const seen = hops > 0 && typeof told === "string" ? told.split(",") : [];
  const first = plainAddress(seen.at(-Math.min(hops, seen.length)) ?? "");
  if (hops === 0) for (const name of forwarding) delete headers[name];
  if (isHttpsSite) headers["x-forwarded-proto"] ??= "https";
  headers["x-forwarded-for"] = (first ?? socketAddress ?? "unknown").replace(/^::ffff:/, "");
}

/** `203.0.113.7`, `203.0.113.7:5678`, `2001:db8::1`, `[2001:db8::1]` and `[2001:db8::1]:443`; null for anything else. */
function plainAddress(written: string): string | null {
  const text = written.trim().replace(/^"(.*)"$/, "$1");
  const [, inner] = /^\[([^\]]*)\](?::\d{1,5})?$/.exec(text) ?? /^([\d.]+):\d{1,5}$/.exec(text) ?? [];
  const address = inner ?? text;
  return isIP(address) ? address : null;
}

const METHODS: readonly string[] = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"];
/** Gets status 400 and the not-found page. */
const UNREADABLE = "/%";
const UNREADABLE_CALL = { "/api/": "/api/unreadable", "/poy-api/": "/poy-api/unreadable" };

/** The framework responds with 500 to methods and addresses it cannot read; they are the client's fault. */
export function readable({ method = "GET", url = "/" }: Asked): Required<Asked> {
  const isKnown = METHODS.includes(method);
  const call = Object.entries(UNREADABLE_CALL).find(([base]) => url.startsWith(base));
  // Data of a router that this site does not use; the framework would redirect to a page that does not exist.
  if (url.startsWith("/_next/data/")) return { method: isKnown ? method : "GET", url: "/_next/none" };
  // `*` and absolute addresses are for proxies.
  if (isKnown && url.startsWith("/") && canBeRead(url.split("?")[0] ?? "")) return { method, url };
  return { method: isKnown ? method : "GET", url: call?.[1] ?? UNREADABLE };
}

interface Asked {
  method?: string | undefined;
  url?: string | undefined;
}

function canBeRead(path: string): boolean {
  try {
    return !decodeURIComponent(path).includes("\0");
  } catch {
    return false;
  }
}

/** Node publishes each request here before any listener of the server receives it. */
export function watchRequests(hops: number, isHttpsSite: boolean, writesAccess = false): void {
  const write = writesAccess ? (line: string) => void process.stdout.write(line) : null;
  subscribe("http.server.request.start", (message) => {
    const { request, response } = message as { request: IncomingMessage; response: ServerResponse };
    noteOwnPort(request.socket.localPort);
    const address = addressBehind(request.headers) ?? request.socket.remoteAddress;
    trustHeaders(request.headers, address, hops, isHttpsSite);
    const id = identifyRequest(request.headers, hops > 0);
    response.setHeader("x-request-id", id);
    watchAnswer(request, response, id, write);
    dropUnreadableState(request.headers);
    dropGateHeaders(request.headers);
    noteRouterFetch(request.headers);
    Object.assign(request, readable(request));
    const isHttps = request.headers["x-forwarded-proto"] === "https";
    const headers = answerHeaders(request.url?.split("?")[0] ?? "/", isHttps);
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    keepPrivate(response);
    // In development the framework's own page shows the error.
    if (process.env.NODE_ENV !== "development") replaceFailedDocument(request, response);
  });
}
