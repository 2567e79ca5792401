/** What is written down of each answered request: a line of the access log, and the metrics of this process. */
import type { IncomingMessage, ServerResponse } from "node:http";
import { metricsOf } from "@/lib/server/metrics/web-metrics";

/** pino's number for `info`, as in the upstream's lines. */
const INFO = 30;
/** Paths in the log are cut after so many characters. */
const MOST_PATH = 200;

/**
 * The path alone is logged: queries hold codes and tokens, and so do headers and bodies.
 * @param write where the line goes; null: no access log
 */
export function watchAnswer(
  { method = "GET", url = "/" }: Pick<IncomingMessage, "method" | "url">,
  response: ServerResponse,
  req: string,
  write: ((line: string) => void) | null,
): void {
  const metrics = metricsOf();
  if (!write && !metrics) return;
  const path = url.split("?")[0]?.slice(0, MOST_PATH) ?? "/";
  const begunMs = performance.now();
  response.once("close", () => {
    const ms = performance.now() - begunMs;
    // A visitor who left before the end got no answer; 499 is what proxies write for it.
    const status = response.writableFinished ? response.statusCode : 499;
    metrics?.answered(kindOf(path), status, ms / 1_000);
    if (!write || path.startsWith("/_next/static/")) return;
    const facts = { req, method, path, status, ms: Math.round(ms * 10) / 10 };
    const line = { level: INFO, time: Date.now(), service: "web", ...facts, msg: "answered" };
    write(`${JSON.stringify(line)}\n`);
  });
}

type AnswerKind = "call" | "page" | "file";

/** Few kinds, whatever visitors ask for: each is a series of its own. */
function kindOf(path: string): AnswerKind {
  if (/^\/(poy-api|api|operator\/api)\//.test(path)) return "call";
  return /^\/_next\/|\.[a-z0-9]{2,11}$/.test(path) ? "file" : "page";
}
