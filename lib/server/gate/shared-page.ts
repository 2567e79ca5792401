/**
 * Pages that are the same for every guest but for a nonce and a CSRF token. Each is rendered once a second at most, by
 * a request of this process to itself that puts marks in their places, and filled in for each visitor. What depends on
 * a visitor in any other way keeps a page from being shared: a query, a cookie beyond ids and language, a browser
 * inside an app, the chat.
 */
import { randomBytes } from "node:crypto";
import { Agent, request as ask } from "node:http";
import { preferredLocale } from "@/lib/i18n/tags";
import { inAppBrowserOf } from "@/lib/kernel/in-app-browser";
import { perProcess } from "@/lib/server/config/per-process";
import { isSecure, siteHost } from "@/lib/server/config/site";
import { chatSource } from "@/lib/server/page/chat";
import { DEVICE_ID, GUEST_ID, LOCALE } from "@/lib/server/session/session-cookie";
import { cachedReply } from "@/lib/server/upstream/reply-cache";

/** The pages that most visits begin with. They read the upstream by shared calls alone. */
const sharedPaths: ReadonlySet<string> = new Set([
  "/",
  "/login",
  "/register",
  "/results",
  "/promotions",
  "/how-to",
]);

/** As long as the shortest of the shared calls; the countdowns of a page begin with the time of its rendering. */
const LIFE_MS = 1_000;
const TIMEOUT_MS = 10_000;

/** With the word of this process: render the page with marks. */
const MARKED_PAGE_HEADER = "x-marked-page";
const word = () => perProcess("marked-page-word", () => randomBytes(24).toString("hex"));

/** What differs between visitors. */
export interface VisitorMarks {
  nonce: string;
  csrfToken: string;
}

/** In the places of both. As long as they are: a page's data names the lengths of its texts. */
export const marks = (): VisitorMarks =>
  perProcess("page-marks", () => ({
    nonce: randomBytes(16).toString("base64"),
    csrfToken: randomBytes(32).toString("base64url"),
  }));

/** This process itself asks for the page, to share it. */
export const isForSharing = (headers: Headers): boolean => headers.get(MARKED_PAGE_HEADER) === word();

export interface GuestRequest {
  method: string;
  headers: Headers;
  /** As the browser sees it: language and page. */
  pathname: string;
  search: string;
  /** The page without its language. */
  path: string;
  cookies: ReadonlyMap<string, string>;
}

const plainCookies: readonly string[] = [DEVICE_ID, GUEST_ID, LOCALE];

/** The request's page depends on nothing but its address and the languages of the browser. */
export function isSharedPage({ method, headers, search, path, cookies }: GuestRequest): boolean {
  return (
    method === "GET" &&
    search === "" &&
    sharedPaths.has(path) &&
    [...cookies.keys()].every((name) => plainCookies.includes(name)) &&
    inAppBrowserOf(headers.get("user-agent") ?? "") === null &&
    !chatSource()
  );
}

/** A rendered page with marks, and the headers that name its files. */
export interface MarkedPage {
  text: string;
  headers: Readonly<Record<string, string>>;
}

/** The page for this visitor. */
export function fillMarks({ text, headers }: MarkedPage, { nonce, csrfToken }: VisitorMarks): MarkedPage {
  const mark = marks();
  const fill = (marked: string) => marked.replaceAll(mark.nonce, nonce).replaceAll(mark.csrfToken, csrfToken);
  const filled = Object.entries(headers).map(([name, value]) => [name, fill(value)] as const);
  return { text: fill(text), headers: Object.fromEntries(filled) };
}

/** The port of this process, once it has had a request. */
const own = () => perProcess("own-port", () => ({ port: 0 }));
export const noteOwnPort = (port: number | undefined): void => {
  if (port) own().port = port;
};

/** Null where it cannot be rendered whole: then the visitor's own request is. */
export async function readSharedPage({
  headers,
  pathname,
  cookies,
}: GuestRequest): Promise<MarkedPage | null> {
  const { port } = own();
  if (!port) return null;
  const language = preferredLocale(headers.get("accept-language") ?? "") ?? "";
  const chosen = cookies.get(LOCALE) ?? "";
  const key = ["page", siteHost(headers), isSecure(headers), pathname, language, chosen].join(" ");
  const render = () => renderMarked(port, headers, pathname, language, chosen);
  return cachedReply(key, LIFE_MS, render, undefined, "shared-pages").catch(() => null);
}

const passed = ["host", "x-forwarded-host", "x-forwarded-proto"];
const kept = ["content-type", "link", "vary"];
const agent = () => perProcess("marked-page-agent", () => new Agent({ keepAlive: true }));

function renderMarked(
  port: number,
  from: Headers,
  path: string,
  language: string,
  chosen: string,
): Promise<MarkedPage> {
  const headers: Record<string, string> = { [MARKED_PAGE_HEADER]: word(), "accept-language": language };
  for (const name of passed) {
    const value = from.get(name);
    if (value !== null) headers[name] = value;
  }
  if (chosen) headers.cookie = `${LOCALE}=${encodeURIComponent(chosen)}`;
  return new Promise((done, fail) => {
    const call = ask({ host: "127.0.0.1", port, path, headers, agent: agent(), timeout: TIMEOUT_MS });
    call.on("error", fail);
    call.on("timeout", () => call.destroy(new Error("the page took too long")));
    call.on("response", (answer) => {
      const parts: Buffer[] = [];
      answer.on("data", (part: Buffer) => parts.push(part));
      answer.on("error", fail);
      answer.on("end", () => {
        const text = Buffer.concat(parts).toString("utf8");
        const isWhole =
          answer.statusCode === 200 && text.includes(marks().nonce) && text.trimEnd().endsWith("</html>");
        if (!isWhole) return fail(new Error(`the page was answered with ${answer.statusCode}`));
        const own = kept.flatMap((name) => {
          const value = answer.headers[name];
          return value ? [[name, [value].flat().join(", ")]] : [];
        });
        done({ text, headers: Object.fromEntries(own) });
      });
    });
    call.end();
  });
}
