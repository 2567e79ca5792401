/** Translates an upstream's refusal into the contract's. */
import { Fault, type FaultCode } from "@/lib/contract/fault";
import { readFault } from "@/lib/contract/fault-details";
import { codeOfWords } from "@/lib/contract/spec-literals";

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
 * Statuses that say enough without a reason in the body: the token's own two, a framework's 404 or 405, usually HTML,
 * and a load balancer without a backend (the call may be retried; maintenance is recognised by the body alone).
 */
const wordless: Partial<Record<number, FaultCode>> = {
  401: "unauthorized",
  403: "forbidden",
  404: "not-found",
  405: "method-not-allowed",
  429: "rate-limited",
  501: "not-offered",
  503: "busy",
};

/**
 * The fault behind an error status, told by the status alone, by a code alone or by a message alone. A code the product
 * does not know becomes the status' own and keeps its message; other bodies without a reason, redirects included, are
 * `upstream-garbled`.
 */
export function readFaultAnswer({ status, text }: { status: number; text: string }): Fault {
  const said = readRefusal(text);
  if (!said || status < 400)
    return new Fault(wordless[status] ?? "upstream-garbled", undefined, `status ${status} without a reason`);
  const byStatus = codeByStatus[status] ?? (status >= 500 ? "internal-error" : "bad-request");
  return readFault({ ...said, code: said.code ?? byStatus }, byStatus);
}

/** What an answer of 2xx without data refuses in the spec's own words; null where it says none of them. */
export function refusalInSuccess(text: string): Fault | null {
  const said = readRefusal(text);
  const isTold = [said?.code, said?.message].some((words) => words !== undefined && codeOfWords(words));
  return said && isTold ? readFault({ ...said, code: said.code ?? "" }) : null;
}

interface Refusal {
  code?: string;
  message?: string;
  details?: unknown;
}

/** Longer words without JSON around them are a page, not a reason. */
const MOST_WORDS = 300;

/** The reason in a body: an object's, its `error`'s or its `data`'s, or words alone. Null where there is none. */
function readRefusal(text: string): Refusal | null {
  const whole = readObject(text);
  if (!whole) {
    const words = text.trim().replace(/^"(.*)"$/, "$1");
    return codeOfWords(words.slice(0, MOST_WORDS)) ? { message: words } : null;
  }
  const places = [whole, asObject(whole.error), asObject(whole.data)];
  const first = (...names: string[]) =>
    places
      .flatMap((place) => names.map((name) => wordsOf(place?.[name])))
      .find((words) => words !== undefined);
  return {
    ...whole,
    code: first("code", "errorCode"),
    // A framework writes `error: "Unauthorized"` beside the message that matters.
    message: first("message", "msg", "error"),
    details: whole.details,
  };
}

const wordsOf = (value: unknown): string | undefined => {
  const one: unknown = Array.isArray(value) ? value[0] : value;
  return typeof one === "string" && one !== "" ? one : undefined;
};

/** A JSON object, or null for anything else. */
export function readObject(text: string): Record<string, unknown> | null {
  try {
    return asObject(JSON.parse(text));
  } catch {
    return null;
  }
}

const asObject = (value: unknown): Record<string, unknown> | null =>
  typeof value === "object" && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : null;
