/** One exchange of the console with its server, by the browser's own fetch: the pages load no library for it. */
import { CALL_TIMEOUT_MS } from "@/lib/client/calls/call-timeout";
import { refusalOf } from "@/lib/client/calls/refusal";
import { Fault, isFault } from "@/lib/contract/fault";
import { consoleToken } from "./console-token";

const BASE = "/operator/api";

interface Exchange {
  headers?: Record<string, string>;
  signal?: AbortSignal | undefined;
}

/**
 * Posts to a call, and reads its answer.
 * @throws Fault; `network-lost` and `timeout` when no response came, so that the outcome is unknown
 */
export async function post(path: string, body: unknown, { headers, signal }: Exchange = {}) {
  const ending = new AbortController();
  let isLate = false;
  const timer = setTimeout(() => {
    isLate = true;
    ending.abort();
  }, CALL_TIMEOUT_MS);
  const abort = () => ending.abort();
  if (signal?.aborted) abort();
  signal?.addEventListener("abort", abort, { once: true });
  try {
    const response = await send(path, body, { headers: { Accept: "application/json", ...headers } }, ending);
    return { data: parsed(await response.text()), headers: response.headers };
  } catch (error) {
    throw faultOf(error, isLate);
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener("abort", abort);
  }
}

/**
 * Posts to a call that streams a file, for as long as that takes.
 * @throws Fault
 */
export async function postForFile(path: string, body: unknown, accept: string): Promise<Blob> {
  try {
    const response = await send(path, body, { headers: { Accept: accept } });
    return await response.blob();
  } catch (error) {
    throw faultOf(error, false);
  }
}

/**
 * Posts while the page is being closed: it is sent whole though nobody is left to read the answer. Sent at once, before
 * the caller goes on.
 */
export function postAndLeave(path: string, body: unknown): void {
  fetch(BASE + path, {
    method: "POST",
    keepalive: true,
    headers: { "Content-Type": "application/json", "X-CSRF-Token": consoleToken.get() },
    body: JSON.stringify(body),
  }).catch(() => {});
}

async function send(path: string, body: unknown, { headers }: Exchange, ending?: AbortController) {
  const response = await fetch(BASE + path, {
    method: "POST",
    headers: { "Content-Type": "application/json", "X-CSRF-Token": consoleToken.get(), ...headers },
    body: JSON.stringify(body),
    signal: ending?.signal ?? null,
  });
  if (response.ok) return response;
  const { status } = response;
  const data = parsed(await response.text());
  const fault = refusalOf({ status, data, retryAfter: response.headers.get("retry-after") });
  // 403 may also mean too low a role: only a token that is refused as such ends the session.
  if ((status === 401 || status === 403) && fault.code === "unauthorized") consoleToken.leave();
  throw fault;
}

/** Undefined for what is not JSON: a page of whatever stands in front of the site. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function faultOf(error: unknown, isLate: boolean): Fault {
  if (isFault(error)) return error;
  const said = error instanceof Error ? error.message : "";
  return new Fault(isLate ? "timeout" : "network-lost", undefined, said);
}
