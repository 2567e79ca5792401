/**
 * Calls of the contract from server components: encoded, authorised by the request's cookie, parsed to domain
 * values.
 */
import { headers } from "next/headers";
import type { z } from "zod";
import { type BodyOf, callKey, type Endpoint, type QueryOf, type ReplyOf } from "@/lib/contract/endpoint";
import { Fault, isFault } from "@/lib/contract/fault";
import { isLocale } from "@/lib/i18n/tags";
import { env } from "@/lib/server/config/env";
import { perProcess } from "@/lib/server/config/per-process";
import { siteHost } from "@/lib/server/config/site";
import type { AskMore, FloorContext } from "@/lib/server/floor/floor-rule";
import { noteLeftOut } from "@/lib/server/floor/note-left-out";
import { hasStandIn, isLackingCall, readAnswer, standIn } from "@/lib/server/floor/read-answer";
import { upstreamHeaders } from "@/lib/server/headers/upstream-headers";
import { readAccess, readCallerAccess } from "@/lib/server/session/session";
import { askCall } from "@/lib/server/upstream/ask-call";
import { readFaultAnswer } from "@/lib/server/upstream/fault-answer";
import { cachedReply } from "@/lib/server/upstream/reply-cache";
import { upstreamNow } from "@/lib/server/upstream/upstream-clock";
import { isLacking, noteLacking } from "./lacking-calls";
import { isTokenFault, showRefusal } from "./show-refusal";

export interface AskOptions<E extends Endpoint> {
  query?: QueryOf<E>;
  body?: BodyOf<E>;
  /** Caches a public reply for all requests this long; a member's own reply is never cached. */
  cacheMs?: number;
  timeoutMs?: number;
  /** A refused token then throws a Fault like any other; otherwise it leads to the 401 page. */
  isBackground?: boolean;
  /** Asked by a route handler, not by a page that the gate has let through. */
  isRouteHandler?: boolean;
  /** Asked to complete the answer to another call. */
  isPart?: boolean;
}

/**
 * @throws Fault of the contract, or `upstream-timeout`, `upstream-unreachable`, `upstream-garbled`, and `not-offered`
 * for a call that the upstream does not have;
 * the framework's redirect where the member's token itself, or the name of the site, is refused
 */
export async function ask<E extends Endpoint>(entry: E, options: AskOptions<E> = {}): Promise<ReplyOf<E>> {
  try {
    return await answerOrStandIn(entry, options);
  } catch (error) {
    if (!options.isBackground) await showRefusal(error, entry, () => tokenOf(options));
    throw error;
  }
}

async function answerOrStandIn<E extends Endpoint>(entry: E, options: AskOptions<E>): Promise<ReplyOf<E>> {
  const nowMs = Date.now();
  if (hasStandIn(entry) && isLacking(entry, nowMs)) return standIn(entry, floorContext(options));
  try {
    return await exchangeOrShare(entry, options);
  } catch (error) {
    if (!env().embedded && isLackingCall(entry, error)) {
      const context = floorContext(options);
      const reply = await standIn(entry, context);
      // An empty list about one round may mean that the round is missing, and not the call.
      const isOfRound = "betId" in context.query;
      if (!isOfRound || !Array.isArray(reply) || reply.length > 0) noteLacking(entry, nowMs);
      return reply;
    }
    throw error;
  }
}

async function exchangeOrShare<E extends Endpoint>(entry: E, options: AskOptions<E>): Promise<ReplyOf<E>> {
  const { query, body } = options;
  if (options.cacheMs && entry.access === "public" && !wantsToken().has(callKey(entry))) {
    const from = await headers();
    // Of the values as they are: what is kept already is not encoded for the wire again.
    const values = JSON.stringify([query, body]);
    const asked = [siteHost(from), languageOf(from), entry.service, entry.path, values].join(" ");
    try {
      return await cachedReply(asked, options.cacheMs, () => exchange(entry, options, undefined));
    } catch (error) {
      if (!isTokenFault(error)) throw error;
      // Nothing that this upstream says to a member is shared with another from now on.
      wantsToken().add(callKey(entry));
    }
  }
  return exchange(entry, options, await tokenOf(options));
}

const tokenOf = async ({ isRouteHandler }: { isRouteHandler?: boolean }) =>
  (await (isRouteHandler ? readCallerAccess() : readAccess()))?.token;

/** Calls that the spec has for everybody, and for which this upstream wants a member's token. */
const wantsToken = () => perProcess("wants-token", () => new Set<string>());

/** The call's URL at its upstream; the query has only names of the contract, in wire values. */
export function addressOf(entry: Endpoint, query?: unknown): string {
  const { API_UPSTREAM_URL, POY_API_UPSTREAM_URL } = env();
  const base = entry.service === "general" ? API_UPSTREAM_URL : POY_API_UPSTREAM_URL;
  const wire = query === undefined ? {} : (encode(entry.query, query) as Record<string, unknown>);
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(wire)) {
    if (value !== undefined && value !== null) search.set(name, String(value));
  }
  return search.size ? `${base}${entry.path}?${search}` : base + entry.path;
}

/** @throws Fault `invalid-input`: a value that an upstream told elsewhere may be none that the call takes */
function encode(shape: z.ZodType | undefined, value: unknown): unknown {
  if (!shape) return value;
  const written = shape.safeEncode(value);
  if (!written.success) throw new Fault("invalid-input", undefined, written.error.message);
  return written.data;
}

/** The page's language, which the gate sets in a header; for other requests the browser's. */
function languageOf(from: Headers): string {
  const ofPage = from.get("x-page-language") ?? "";
  return isLocale(ofPage) ? ofPage : (upstreamHeaders(from, undefined)["accept-language"] ?? "");
}

/** What completes an answer that has only what the spec names, or stands in for a call: more calls, of the same visitor. */
export function floorContext({
  query,
  body,
  ...how
}: {
  query?: unknown;
  body?: unknown;
  isPart?: boolean;
  isRouteHandler?: boolean;
}): FloorContext {
  const more = { isBackground: true, isPart: true, isRouteHandler: how.isRouteHandler };
  const askMore = (entry: Endpoint, options: object = {}) => ask(entry, { ...options, ...more });
  return {
    query: { ...(query as object | undefined) },
    body: { ...(body as object | undefined) },
    nowMs: upstreamNow(),
    isPart: how.isPart ?? false,
    ask: askMore as AskMore,
  };
}

async function exchange<E extends Endpoint>(
  entry: E,
  options: AskOptions<E>,
  token: string | undefined,
): Promise<ReplyOf<E>> {
  const { query, body, timeoutMs } = options;
  const from = await headers();
  const sent = body === undefined ? undefined : JSON.stringify(encode(entry.body, body));
  const answer = await askCall(entry, {
    url: addressOf(entry, query),
    method: entry.method,
    body: sent ?? (entry.method === "POST" ? "{}" : undefined),
    headers: {
      ...upstreamHeaders(from, token),
      "accept-language": languageOf(from),
      ...(entry.method === "POST" && { "content-type": "application/json" }),
    },
    timeoutMs,
  });
  if (answer.status < 200 || answer.status > 299) throw readFaultAnswer(answer);
  try {
    const { reply, leftOut } = await readAnswer(entry, answer.text, floorContext(options));
    noteLeftOut(entry.path, leftOut);
    return reply;
  } catch (error) {
    if (isFault(error, "upstream-garbled")) noteLeftOut(entry.path, [error.message]);
    throw error;
  }
}
