/** Translates an upstream's refusal into the contract's. */
import { Fault, type FaultCode } from "@/lib/contract/fault";
import { readFault } from "@/lib/contract/fault-details";

const codeByStatus: Record<number, FaultCode> = {
  401: "unauthorized",
  403: "forbidden",
  404: "not-found",
  405: "method-not-allowed",
  413: "payload-too-large",
  415: "media-type-unsupported",
  422: "invalid-input",
  429: "rate-limited",
  501: "not-offered",
  503: "busy",
};

/**
 * Statuses that are used without a code in the body: a framework's own 404, usually HTML, and a load balancer
 * without a backend (the call may be retried; maintenance is recognised by the body alone).
 */
const wordless: Partial<Record<number, FaultCode>> = { 404: "not-found", 501: "not-offered", 503: "busy" };

/**
 * The fault behind an error status. A code the product does not know becomes the status' own and keeps its
 * message; other bodies that are not JSON, redirects included, are `upstream-garbled`.
 */
export function readFaultAnswer({ status, text }: { status: number; text: string }): Fault {
  const said = readObject(text);
  if (!said || status < 400)
    return new Fault(wordless[status] ?? "upstream-garbled", undefined, `status ${status} without a reason`);
  const byStatus = codeByStatus[status] ?? (status >= 500 ? "internal-error" : "bad-request");
  // Some upstreams send a message without a code.
  return readFault({ ...said, code: typeof said.code === "string" ? said.code : byStatus }, byStatus);
}

/** A JSON object, or null for anything else. */
export function readObject(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : null;
  } catch {
    return null;
  }
}
