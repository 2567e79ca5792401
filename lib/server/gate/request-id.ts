import { randomUUID } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";
import { givenRequestId, readTraceparent } from "@/lib/kernel/request-id";

/**
 * Gives the request its id, in the header that every later reader takes it from. A proxy in front may have given one,
 * or a trace to continue; a visitor's own are dropped.
 * @param isBehindProxy a trusted proxy stands in front
 */
export function identifyRequest(headers: IncomingHttpHeaders, isBehindProxy: boolean): string {
  const given = isBehindProxy ? givenRequestId(headers["x-request-id"], headers.traceparent) : null;
  const id = given ?? randomUUID();
  headers["x-request-id"] = id;
  if (!isBehindProxy || !readTraceparent(headers.traceparent)) delete headers.traceparent;
  if (!isBehindProxy || !headers.traceparent) delete headers.tracestate;
  return id;
}
