import type { BodyOf, Endpoint, QueryOf } from "@/lib/contract/endpoint";

/** Input of a call, beside its contract entry. */
export interface CallArgs<E extends Endpoint> {
  query?: QueryOf<E>;
  body?: BodyOf<E>;
  /** Idempotency key of an action that must happen once (`newIdempotencyKey`). */
  key?: string;
  signal?: AbortSignal;
  /** Headers that the contract defines for the call: the accepted terms, a captcha's answer. */
  headers?: Record<string, string>;
}
