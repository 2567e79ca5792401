/** Kept-alive connections to the upstreams: one pool per origin, shared by every bundle of this process. */
import { Readable } from "node:stream";
import { Pool } from "undici";
import { Fault } from "@/lib/contract/fault";
import { PAYLOAD_LIMIT_BYTES } from "@/lib/domain/site/constants";
import { perProcess } from "@/lib/server/config/per-process";
import { bearerFor } from "./own-upstream";
import { noteUpstreamDate } from "./upstream-clock";

/** The proxy and `ask` wait this long for a whole response. */
const UPSTREAM_TIMEOUT_MS = 8_000;

/** Requests at once to an upstream; its own pool of connections to the database is smaller. */
const CONNECTIONS = 64;
/**
 * Requests that wait for one of these connections at most. An upstream that answers some hundreds a second is at the
 * last of them within a few seconds; who waited longer would get `upstream-timeout` instead of an answer.
 */
const MOST_WAITING = 1_000;

const allPools = () => perProcess("upstream-pools", () => new Map<string, Pool>());

/** @throws Fault `busy` where too many wait already: nothing was sent, and a later try may pass */
function poolOf(origin: string): Pool {
  const pools = allPools();
  let pool = pools.get(origin);
  if (!pool) {
    pool = new Pool(origin, {
      connections: CONNECTIONS,
      keepAliveTimeout: 30_000,
      connect: { timeout: 2_000 },
    });
    pools.set(origin, pool);
  }
  if (pool.stats.size >= CONNECTIONS + MOST_WAITING)
    throw new Fault("busy", { retryAfterSeconds: 1 }, "too many requests wait for the upstream");
  return pool;
}

export interface UpstreamRequest {
  /** Absolute, query included. */
  url: string;
  method: "GET" | "POST";
  headers: Record<string, string>;
  body?: Uint8Array | string;
  timeoutMs?: number;
}

export interface UpstreamAnswer {
  status: number;
  text: string;
  contentType: string;
  /** The `auth` header: a new token, never shown to a page. */
  auth: string | undefined;
}

/** A connection that was there and broke off. */
const lostCodes = new Set(["ECONNRESET", "EPIPE", "UND_ERR_SOCKET"]);

const one = (value: string | string[] | undefined) => (Array.isArray(value) ? value[0] : value);

/**
 * One exchange with an upstream; redirects are returned like any other response.
 * @throws Fault `upstream-timeout`, `upstream-unreachable`, `upstream-garbled` (the response is too large), `busy`
 *   where the connection broke off (whether the call was executed is unknown then) or too many requests wait
 */
export async function askUpstream(request: UpstreamRequest): Promise<UpstreamAnswer> {
  const { origin, pathname, search } = new URL(request.url);
  const signal = AbortSignal.timeout(request.timeoutMs ?? UPSTREAM_TIMEOUT_MS);
  try {
    const answer = await poolOf(origin).request({
      path: pathname + search,
      method: request.method,
      headers: { ...request.headers, ...bearerFor(origin) },
      body: request.body,
      signal,
    });
    noteUpstreamDate(one(answer.headers.date));
    return {
      status: answer.statusCode,
      text: await readWithin(answer.body, PAYLOAD_LIMIT_BYTES),
      contentType: one(answer.headers["content-type"]) ?? "",
      auth: one(answer.headers.auth),
    };
  } catch (error) {
    if (error instanceof Fault) throw error;
    if (signal.aborted) throw new Fault("upstream-timeout", undefined, "no answer in time");
    // The error's own message contains the upstream's address, and a fault's message goes to the browser.
    const why = error instanceof Error && "code" in error ? String(error.code) : "no connection";
    // The process behind it ended during the call, or its load balancer found so; the next call gets another one.
    if (lostCodes.has(why)) throw new Fault("busy", { retryAfterSeconds: 1 }, why);
    throw new Fault("upstream-unreachable", undefined, why);
  }
}

/**
 * A file that the upstream writes while it is read: no limit of size, and of time only between two chunks.
 * A refusal is returned as text.
 * @throws Fault `upstream-unreachable`, `busy`
 */
export async function streamUpstream(
  request: UpstreamRequest,
): Promise<{ stream: ReadableStream<Uint8Array> } | { status: number; text: string }> {
  const { origin, pathname, search } = new URL(request.url);
  try {
    const { statusCode, body } = await poolOf(origin).request({
      path: pathname + search,
      method: request.method,
      headers: { ...request.headers, ...bearerFor(origin) },
      body: request.body,
      headersTimeout: UPSTREAM_TIMEOUT_MS,
      bodyTimeout: UPSTREAM_TIMEOUT_MS,
    });
    if (statusCode >= 200 && statusCode <= 299)
      return { stream: Readable.toWeb(body) as ReadableStream<Uint8Array> };
    return { status: statusCode, text: await readWithin(body, PAYLOAD_LIMIT_BYTES) };
  } catch (error) {
    if (error instanceof Fault) throw error;
    throw new Fault("upstream-unreachable", undefined, "no connection");
  }
}

async function readWithin(body: AsyncIterable<Buffer>, limit: number): Promise<string> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of body) {
    size += part.length;
    if (size > limit) throw new Fault("upstream-garbled", undefined, "the answer is too large");
    parts.push(part);
  }
  return Buffer.concat(parts).toString("utf8");
}
