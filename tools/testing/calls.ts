import { z } from "zod";
import { type BodyOf, type Endpoint, type QueryOf, type ReplyOf, serviceBase } from "@/lib/contract/endpoint";
import type { Fault } from "@/lib/contract/fault";
import { isFault } from "@/lib/contract/fault";
import { readFault } from "@/lib/contract/fault-details";
import { TERMS_VERSION } from "@/lib/domain/members/terms";

export interface Args<E extends Endpoint> {
  query?: QueryOf<E>;
  body?: BodyOf<E>;
  /** Idempotency key */
  key?: string;
  token?: string;
  headers?: Record<string, string>;
  /** Aborts the connection; the call may be executed all the same. */
  signal?: AbortSignal;
}

interface Answer<E extends Endpoint> {
  reply: ReplyOf<E>;
  /** The token of the header `auth`. */
  auth: string | null;
}

interface WireAnswer {
  status: number;
  headers: Headers;
  body: unknown;
}

export interface Calls {
  /** Sends a call; returns the reply with the `auth` header. */
  send<E extends Endpoint>(entry: E, args?: Args<E>): Promise<Answer<E>>;
  /** The reply alone, in domain values. */
  call<E extends Endpoint>(entry: E, args?: Args<E>): Promise<ReplyOf<E>>;
  /** The Fault that a call is refused with; a successful call fails the test. */
  refusal<E extends Endpoint>(entry: E, args?: Args<E>): Promise<Fault>;
  /** Sends any request unencoded. */
  wire(
    method: string,
    path: string,
    body?: unknown,
    headers?: Record<string, string>,
    signal?: AbortSignal,
  ): Promise<WireAnswer>;
}

/** Real HTTP calls to a service, encoded and parsed by the contract. */
export function callsTo(origin: string): Calls {
  async function wire(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
    signal?: AbortSignal,
  ): Promise<WireAnswer> {
    const hasBody = method !== "GET";
    const response = await fetch(`${origin}${path}`, {
      method,
      signal,
      headers: { ...(hasBody ? { "content-type": "application/json" } : {}), ...headers },
      body: hasBody ? JSON.stringify(body ?? {}) : undefined,
    });
    return { status: response.status, headers: response.headers, body: await response.json() };
  }

  async function send<E extends Endpoint>(entry: E, args: Args<E> = {}): Promise<Answer<E>> {
    const { query, body, key, token, headers, signal } = args;
    const search = entry.query ? `?${new URLSearchParams(encode(entry.query, query))}` : "";
    const {
      status,
      headers: heads,
      body: answered,
    } = await wire(
      entry.method,
      `${serviceBase[entry.service]}${entry.path}${search}`,
      entry.body ? encode(entry.body, body) : {},
      {
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...(key ? { "idempotency-key": key } : {}),
        ...(entry.acceptsTerms ? { "accepted-terms": TERMS_VERSION } : {}),
        ...headers,
      },
      signal,
    );
    if (status !== 200) throw readFault(answered);
    const { data } = z.object({ data: z.unknown() }).parse(answered);
    return { reply: entry.reply.parse(data) as ReplyOf<E>, auth: heads.get("auth") };
  }

  const call = async <E extends Endpoint>(entry: E, args?: Args<E>) => (await send(entry, args)).reply;

  async function refusal<E extends Endpoint>(entry: E, args?: Args<E>): Promise<Fault> {
    try {
      await send(entry, args);
    } catch (error) {
      if (isFault(error)) return error;
      throw error;
    }
    throw new Error(`${entry.path} was not refused`);
  }

  return { send, call, refusal, wire };
}

function encode(shape: z.ZodType, value: unknown): Record<string, string> {
  return z.encode(shape, value ?? {}) as Record<string, string>;
}

let keys = 0;
/** A new unique key. */
export const newKey = (): string => `key-${process.pid}-${Date.now()}-${++keys}`;
