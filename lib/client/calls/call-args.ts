import type { BodyOf, Endpoint, QueryOf } from "@/lib/contract/endpoint";

/** What goes out with a call, beside its contract entry. */
export interface CallArgs<E extends Endpoint> {
  query?: QueryOf<E>;
  body?: BodyOf<E>;
  /** Idempotency key of an act that must happen once (`newIdempotencyKey`). */
  key?: string;
  signal?: AbortSignal;
  /** What the contract says goes beside the body: the terms accepted, a captcha's answer. */
  headers?: Record<string, string>;
}
