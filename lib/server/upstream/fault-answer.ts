/** An upstream's refusal, read in its own words and said in the contract's. */
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
 * Statuses that speak for themselves where no reason comes along: an address that a service does not have is answered
 * by its framework, in HTML as a rule, and so does a load balancer without a backend (the call may be repeated;
 * maintenance is told by the body alone).
 */
const wordless: Partial<Record<number, FaultCode>> = { 404: "not-found", 501: "not-offered", 503: "busy" };

/**
 * The fault behind a status that is no success. A code the product does not know becomes the status' own
 * and keeps its message; what else is not JSON, redirects included, is `upstream-garbled`.
 */
export function readFaultAnswer({ status, text }: { status: number; text: string }): Fault {
  const said = readObject(text);
  if (!said || status < 400)
    return new Fault(wordless[status] ?? "upstream-garbled", undefined, `status ${status} without a reason`);
  const byStatus = codeByStatus[status] ?? (status >= 500 ? "internal-error" : "bad-request");
  // Some upstreams put no code beside their message.
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
