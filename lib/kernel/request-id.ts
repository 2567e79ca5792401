/** The id by which one request is found in the logs of every process and in the statements of the database. */

/** No character that could end a comment of SQL or a line of a log. */
const REQUEST_ID = /^[A-Za-z0-9_-]{8,64}$/;
/** W3C Trace Context, version 00 and later ones that begin alike: version, trace, span, flags. */
const TRACEPARENT = /^[\da-f]{2}-([\da-f]{32})-([\da-f]{16})-[\da-f]{2}(?:-.*)?$/;

export const isRequestId = (text: unknown): text is string =>
  typeof text === "string" && REQUEST_ID.test(text);

/** The trace and the span that a `traceparent` header names; null where it names none. */
export function readTraceparent(text: unknown): { traceId: string; spanId: string } | null {
  if (typeof text !== "string") return null;
  const [, traceId, spanId] = TRACEPARENT.exec(text) ?? [];
  if (!traceId || !spanId || text.startsWith("ff") || /^0+$/.test(traceId) || /^0+$/.test(spanId))
    return null;
  return { traceId, spanId };
}

/** The id that a trusted sender gave: its request id, else its trace; null where it gave none that can be used. */
export function givenRequestId(requestId: unknown, traceparent: unknown): string | null {
  return isRequestId(requestId) ? requestId : (readTraceparent(traceparent)?.traceId ?? null);
}
