/**
 * When rendering fails or finds nothing after it has started, the framework sends an empty document that only a
 * script fills. This sends a server-rendered error page instead; if that fails as well, the last page.
 */
import { randomBytes } from "node:crypto";
import {
  request as ask,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type ServerResponse,
} from "node:http";
import { perProcess } from "@/lib/server/config/per-process";
import { isGated, isHandled } from "./gated-paths";
import { lastPage, lastPageHeaders } from "./last-page";

/** A guest's cookies that an error page reads: display settings and answered prompts, nothing that identifies them. */
export const cookiesKeptOnErrorPages: readonly string[] = [
  "locale",
  "theme",
  "text-size",
  "analytics",
  "in-app-note",
];

/** Set on responses of error pages that the gate has chosen; removed before the response is sent. */
export const ERROR_PAGE_HEADER = "x-wall";
/** The error page that this process requests from itself, the secret that proves it, and the visitor's address. */
const REQUESTED_ERROR_PAGE_HEADER = "x-asked-wall";
const word = () => perProcess("wall-word", () => randomBytes(24).toString("hex"));
const ASK_TIMEOUT_MS = 5_000;

const walls = { 404: "notFound", 500: "serverError" } as const;
type Failed = keyof typeof walls;
export type AskedErrorPage = (typeof walls)[Failed];

/** The error page that this process requests from itself; null for any other request. */
export const askedErrorPage = (headers: Headers): AskedErrorPage | null =>
  readRequested(headers.get(REQUESTED_ERROR_PAGE_HEADER))?.page ?? null;

/** The address of the visitor for whom this process requests an error page; undefined for any other request. */
export const addressBehind = (headers: IncomingHttpHeaders): string | undefined =>
  readRequested(headers[REQUESTED_ERROR_PAGE_HEADER])?.address;

function readRequested(written: unknown): { page: AskedErrorPage; address: string | undefined } | null {
  const [name, proof, address] = typeof written === "string" ? written.split(" ") : [];
  const page = Object.values(walls).find((wall) => wall === name);
  return page && proof === word() ? { page, address } : null;
}

const pathOf = (url: string): string => url.split("?")[0] ?? "/";

/** Watches the response to a document request; other responses and successful ones pass unchanged. */
export function replaceFailedDocument(request: IncomingMessage, response: ServerResponse): void {
  const { method, headers, url = "/" } = request;
  const isAsked = readRequested(headers[REQUESTED_ERROR_PAGE_HEADER]) !== null;
  const path = pathOf(url);
  const isFrameworks = path.startsWith("/_next/");
  const isOurs = isFrameworks || !isHandled(path);
  const isDocument = method === "GET" && !headers.rsc && !headers.upgrade && isOurs;
  const { writeHead, flushHeaders, write, end } = response;
  let isMended: boolean | undefined;

  /** Decided once, before the first byte is sent. */
  const isHeld = (): boolean => {
    if (isMended === undefined) {
      const failed = isDocument && !isAsked ? failureOf(response) : null;
      response.removeHeader(ERROR_PAGE_HEADER);
      isMended = failed !== null;
      if (failed) void mend(failed);
    }
    return isMended;
  };
  const mend = async (failed: Failed) => {
    const wall = await (isFrameworks ? missingPart : fetchErrorPage(request, failed).catch(() => null));
    for (const name of ["content-encoding", "content-length", "transfer-encoding", "etag", "link"])
      response.removeHeader(name);
    for (const [name, value] of Object.entries(wall?.headers ?? lastPageHeaders))
      response.setHeader(name, value);
    response.statusCode = wall?.status ?? 500;
    isMended = false;
    end.call(response, wall?.text ?? lastPage, "utf8");
  };

  response.writeHead = ((status: number, ...rest: []) => {
    response.statusCode = status;
    return isHeld() ? response : writeHead.call(response, status, ...rest);
  }) as typeof response.writeHead;
  response.flushHeaders = () => (isHeld() ? undefined : flushHeaders.call(response));
  response.write = ((...chunk: Parameters<typeof write>) =>
    isHeld() ? true : write.apply(response, chunk)) as typeof write;
  response.end = ((...chunk: Parameters<typeof end>) =>
    isHeld() ? response : end.apply(response, chunk)) as typeof end;
}

/** Of a script or style that is missing, such as an older release's, nobody reads a page. */
const missingPart: ErrorPageAnswer = {
  status: 404,
  text: "Not found",
  headers: { "content-type": "text/plain; charset=utf-8", "cache-control": "private, no-store" },
};

function failureOf(response: ServerResponse): Failed | null {
  const { statusCode } = response;
  if (
    (statusCode !== 404 && statusCode !== 500) ||
    response.headersSent ||
    response.hasHeader(ERROR_PAGE_HEADER)
  )
    return null;
  return /^text\/(html|plain)/.test(String(response.getHeader("content-type") ?? "text/html"))
    ? statusCode
    : null;
}

/** The error page; or a redirect, where the gate leads the visitor elsewhere than to what is missing. */
interface ErrorPageAnswer {
  status: Failed | 307;
  text: string;
  headers: Record<string, string>;
}

/**
 * Requests the same address in the same language: of what is missing as the visitor, whose bars stay, and after a
 * failure as a guest, for the page would fail for the same reason. Of a file that is missing it is a guest's as well,
 * at an address that the gate sees.
 */
function fetchErrorPage(
  { headers, socket, url = "/" }: IncomingMessage,
  failed: Failed,
): Promise<ErrorPageAnswer> {
  const isPage = isGated(pathOf(url));
  const isVisitors = failed === 404 && isPage;
  const passed = ["host", "accept-language", "x-forwarded-host", "x-forwarded-proto", "user-agent"];
  const cookie = headers.cookie
    ?.split(/;\s*/)
    .filter((part) => isVisitors || cookiesKeptOnErrorPages.includes(part.split("=")[0] ?? ""));
  const asked = Object.fromEntries(passed.flatMap((name) => (headers[name] ? [[name, headers[name]]] : [])));
  return new Promise((done, fail) => {
    const call = ask({
      host: "127.0.0.1",
      port: socket.localPort,
      path: isPage ? url : "/",
      timeout: ASK_TIMEOUT_MS,
      headers: {
        ...asked,
        cookie: cookie?.join("; ") ?? "",
        [REQUESTED_ERROR_PAGE_HEADER]: [walls[failed], word(), headers["x-forwarded-for"]].join(" "),
      },
    });
    call.on("error", fail);
    call.on("timeout", () => call.destroy(new Error("the wall took too long")));
    call.on("response", (answer) => {
      const parts: Buffer[] = [];
      answer.on("data", (part: Buffer) => parts.push(part));
      answer.on("error", fail);
      answer.on("end", () => {
        const text = Buffer.concat(parts).toString("utf8");
        const policy = String(answer.headers["content-security-policy"] ?? "");
        const kept = { "content-security-policy": policy, "cache-control": "private, no-store" };
        const { location } = answer.headers;
        if (failed === 404 && answer.statusCode === 307 && location)
          return done({ status: 307, text: "", headers: { ...kept, location } });
        const isWall = answer.statusCode === failed && !text.includes('id="__next_error__"');
        if (!isWall) return fail(new Error("the wall failed, too"));
        done({ status: failed, text, headers: { ...kept, "content-type": "text/html; charset=utf-8" } });
      });
    });
    call.end();
  });
}
