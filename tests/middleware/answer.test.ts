import { AsyncLocalStorage } from "node:async_hooks";
import { readdirSync } from "node:fs";
import { NextRequest } from "next/server";
import { beforeEach, describe, expect, test } from "vitest";
import { refuseHost } from "@/lib/server/ask/refused-hosts";
import { refuseToken } from "@/lib/server/ask/refused-tokens";
import { csrfTokenFor } from "@/lib/server/session/csrf";
import middleware, { config } from "@/middleware";
import { makeToken, setEnv } from "@/tests/lib/server/small-upstream";
import { KNOWN, memberCookie, visit } from "./visit";

beforeEach(() =>
  setEnv({
    API_UPSTREAM_URL: undefined,
    POY_API_UPSTREAM_URL: undefined,
    UPSTREAM_PORT: "4199",
    PUSHER_KEY: "key1",
    PUSHER_HOST: undefined,
    SITE_ORIGIN: undefined,
    SITE_HOSTS: undefined,
    FRAME_PARTNERS: undefined,
    TRUST_PROXY: undefined,
  }),
);

describe("languages", () => {
  test.each([
    ["/", "", "/th"],
    ["/results", "", "/th/results"],
    ["/en", "", "/en"],
    ["/kh/results", "", "/km/results"],
    ["/mm/results?date=2026-11-16", "", "/my/results?date=2026-11-16"],
    ["/results", "; locale=th", "/th/results"],
  ])("%s%s is served from %s", async (path, locale, page) => {
    expect(await visit(path, { cookie: KNOWN + locale })).toMatchObject({ status: 200, page });
  });

  test.each([
    ["/results", "; locale=kh", "/kh/results"],
    ["/results?date=2026-11-16", "; locale=mm", "/mm/results?date=2026-11-16"],
    ["/th/results", "", "/results"],
    ["/EN/results", "", "/en/results"],
    ["/results/", "", "/results"],
    ["/results?lang=en&date=1", "", "/en/results?date=1"],
    ["/en/results?lang=th", "", "/results"],
    ["/?lang=mm", "; locale=th", "/mm"],
    // A guest is led to the login in the language that the page was asked for in.
    ["/credit/statement?lang=th", "; locale=mm", "/"],
    ["/mm/profile?lang=kh", "", "/kh"],
  ])("%s%s goes to %s", async (path, locale, to) => {
    expect(await visit(path, { cookie: KNOWN + locale })).toMatchObject({ status: 307, to });
  });

  test("the browser's own language redirects nobody", async () => {
    expect(await visit("/", { cookie: KNOWN, "accept-language": "km,en;q=0.5" })).toMatchObject({
      status: 200,
      page: "/th",
    });
  });

  test.each([
    ["/kh/results", "kh"],
    ["/th/results", "th"],
    ["/?lang=en", "en"],
    ["/results", undefined],
  ])("%s remembers %s for a year", async (path, locale) => {
    const { cookies, headers } = await visit(path, { cookie: KNOWN });
    expect(cookies.locale).toBe(locale);
    if (locale)
      expect(headers.getSetCookie()).toContain(`locale=${locale}; Path=/; Max-Age=31536000; SameSite=Lax`);
  });

  test("a prefetched page does not change the language", async () => {
    expect((await visit("/en", { cookie: KNOWN, rsc: "1", "next-router-prefetch": "1" })).cookies).toEqual(
      {},
    );
  });
});

describe("retired addresses", () => {
  test("keep their query and are not indexed", async () => {
    const { status, to, headers } = await visit("/register/abc/index-backup?x=1", { cookie: KNOWN });
    expect([status, to, headers.get("x-robots-tag")]).toEqual([307, "/register/abc?x=1", "noindex"]);
  });
});

describe("a visitor's cookies", () => {
  test("a new visitor gets a guest id for 7 days and a device id for a year, and the page sees both at once", async () => {
    const { headers, cookies, seen } = await visit("/");
    const [device, guest] = headers.getSetCookie();
    expect(device).toMatch(/^device-id=[0-9a-f]{32}; Path=\/; Max-Age=31536000; SameSite=Lax; HttpOnly$/);
    expect(guest).toMatch(/^guest-id=[0-9a-f]{32}; Path=\/; Max-Age=604800; SameSite=Lax; HttpOnly$/);
    expect(seen("cookie")).toBe(`device-id=${cookies["device-id"]}; guest-id=${cookies["guest-id"]}`);
  });
  test("a known one gets nothing new", async () => {
    expect((await visit("/", { cookie: KNOWN })).cookies).toEqual({});
  });
  test("a page that asks gets the CSRF token of its device, the new one included", async () => {
    const known = await visit("/login", { cookie: KNOWN, "x-csrf-wanted": "1" });
    expect(known.headers.get("x-csrf-token")).toBe(
      csrfTokenFor({ deviceId: "0123456789abcdef0123456789abcdef" }),
    );
    const fresh = await visit("/login", { "x-csrf-wanted": "1" });
    expect(fresh.headers.get("x-csrf-token")).toBe(
      csrfTokenFor({ deviceId: fresh.cookies["device-id"] ?? "" }),
    );
    expect((await visit("/login", { cookie: KNOWN })).headers.get("x-csrf-token")).toBeNull();
  });
  test("a member's page and a page that asks get the token of the session, the 401 page included", async () => {
    const token = await makeToken({ sid: "s1", uuid: "csrf" });
    const cookie = `${KNOWN}; access-token=${token}`;
    const own = csrfTokenFor({ token });
    expect((await visit("/main", { cookie })).seen("x-page-csrf")).toBe(own);
    expect((await visit("/main", { cookie, "x-csrf-wanted": "1" })).headers.get("x-csrf-token")).toBe(own);
    refuseToken(token);
    const refused = await visit("/main", { cookie, "x-page-csrf": "mine" });
    expect([refused.status, refused.seen("x-page-csrf")]).toEqual([401, own]);
  });
  test("a made-up id is replaced", async () => {
    expect(Object.keys((await visit("/", { cookie: "device-id=x; guest-id=<script>" })).cookies)).toEqual([
      "device-id",
      "guest-id",
    ]);
  });
  test("status 1 on a public page: the page is rendered for a guest", async () => {
    const { status, seen, cookies } = await visit("/login", { cookie: await memberCookie(1) });
    expect([status, seen("cookie")]).toEqual([200, KNOWN]);
    expect(cookies).toEqual({ "access-token": null, "session-hint": null });
  });
  test("on https all are Secure", async () => {
    setEnv({ SITE_ORIGIN: "https://site.test" });
    const { headers } = await visit("/en");
    expect(headers.getSetCookie().every((line) => line.includes("; Secure"))).toBe(true);
    expect(headers.get("strict-transport-security")).toContain("max-age=31536000");
  });
});

describe("content policy", () => {
  const policy = async (path: string) =>
    (await visit(path, { cookie: KNOWN })).headers.get("content-security-policy") ?? "";

  test("scripts run by a nonce that is new for each answer, and the page knows it", async () => {
    const one = await visit("/", { cookie: KNOWN });
    const nonce = one.seen("x-nonce");
    expect(nonce).toMatch(/^[A-Za-z0-9+/]{22}==$/);
    expect(one.headers.get("content-security-policy")).toContain(
      `script-src 'self' 'nonce-${nonce}' 'strict-dynamic';`,
    );
    expect(one.seen("content-security-policy")).toBe(one.headers.get("content-security-policy"));
    expect((await visit("/", { cookie: KNOWN })).seen("x-nonce")).not.toBe(nonce);
    expect((await visit("/kh/results", { cookie: KNOWN })).seen("x-page-language")).toBe("km");
  });
  test("no inline scripts, no objects, talk to ourselves only", async () => {
    const text = await policy("/");
    expect(text).not.toMatch(/script-src[^;]*unsafe/);
    expect(text).toContain("object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'");
    expect(text).toContain("connect-src 'self' ws://site.test;");
  });
  test("external pages may be framed, by partners only once some are named", async () => {
    expect(await policy("/external/login")).not.toContain("frame-ancestors");
    setEnv({ FRAME_PARTNERS: "https://partner.test" });
    expect(await policy("/external/login")).toContain("frame-ancestors 'self' https://partner.test");
    expect(await policy("/en/external/login")).toContain("frame-ancestors 'self' https://partner.test");
    expect(await policy("/vdo/external")).toContain("frame-ancestors 'none'");
  });
  test("a redirect loads nothing, and below external forbids no frame", async () => {
    expect(await policy("/results/")).toBe("default-src 'none'; frame-ancestors 'none'");
    expect(await policy("/external/login/")).toBe("default-src 'none'");
  });
  test("a push server elsewhere is allowed by name", async () => {
    setEnv({ API_UPSTREAM_URL: "http://up.test/api" });
    expect(await policy("/")).toContain("connect-src 'self' ws://site.test wss://ws-ap1.pusher.com;");
    setEnv({ PUSHER_HOST: "push.test" });
    expect(await policy("/")).toContain("connect-src 'self' ws://site.test wss://push.test;");
  });
});

describe("hosts", () => {
  test.each([
    [undefined, undefined, "anything.test", 200],
    ["https://site.test", undefined, "site.test", 200],
    ["https://site.test", "other.test", "other.test:3000", 200],
    ["https://site.test", undefined, "evil.test", 400],
    ["https://site.test", undefined, "site.test.evil.test", 400],
  ])("SITE_ORIGIN %s, SITE_HOSTS %s, host %s: %i", async (origin, hosts, host, status) => {
    setEnv({ SITE_ORIGIN: origin, SITE_HOSTS: hosts });
    const answer = await visit("/", { host, cookie: KNOWN });
    expect([answer.status, answer.page]).toEqual([status, status === 200 ? "/th" : "/th/error-domain"]);
  });

  test("a name that the upstream refused is answered with the domain page, for half a minute", async () => {
    refuseHost("refused.test");
    const answer = await visit("/en/results", { host: "refused.test", cookie: KNOWN });
    expect([answer.status, answer.page]).toEqual([400, "/en/error-domain"]);
    refuseHost("refused.test", Date.now() - 30_000);
    expect((await visit("/en/results", { host: "refused.test", cookie: KNOWN })).status).toBe(200);
  });
  test("a forwarded host counts only behind a trusted proxy", async () => {
    setEnv({ SITE_ORIGIN: "https://site.test" });
    const headers = { host: "inner:3000", "x-forwarded-host": "site.test", cookie: KNOWN };
    expect((await visit("/", headers)).status).toBe(400);
    setEnv({ TRUST_PROXY: "1" });
    expect((await visit("/", headers)).status).toBe(200);
  });
});

describe("the push socket", () => {
  const socket = async (path: string, headers: Record<string, string> = {}) =>
    middleware(new NextRequest(`http://site.test${path}`, { headers: { host: "site.test", ...headers } }));

  test("goes on to the embedded upstream without the visitor's cookies", async () => {
    const answer = await socket("/app/key1?protocol=7", {
      origin: "http://site.test",
      cookie: KNOWN,
      upgrade: "websocket",
    });
    expect(answer.headers.get("x-middleware-rewrite")).toBe("http://127.0.0.1:4199/app/key1?protocol=7");
    expect(answer.headers.get("x-middleware-override-headers")).not.toContain("cookie");
  });
  test("a plain request stays here and learns nothing of the upstream's address", async () => {
    const answer = await socket("/app/key1", { origin: "http://site.test" });
    expect([answer.status, answer.headers.get("x-middleware-rewrite")]).toEqual([
      404,
      "http://site.test/th/error-404",
    ]);
  });
  test.each([
    ["a foreign page", "/app/key1", { origin: "http://evil.test" }],
    ["another key", "/app/key2", { origin: "http://site.test" }],
    ["a socket to a page", "/lotto", { origin: "http://site.test" }],
    ["a path behind it", "/app/key1/apps", { origin: "http://site.test" }],
  ])("%s finds nothing", async (_, path, headers) => {
    const answer = await socket(path, { ...headers, upgrade: "websocket" });
    expect([answer.status, answer.headers.get("x-middleware-rewrite")]).toEqual([
      404,
      "http://site.test/th/error-404",
    ]);
  });
});

// Next's testing entry expects its runtime to be set up.
Object.assign(globalThis, { AsyncLocalStorage });
const { unstable_doesMiddlewareMatch: matches } = await import("next/experimental/testing/server");

describe("the matcher", () => {
  const isGated = (url: string) => matches({ config, nextConfig: {}, url });

  test.each([
    "/",
    "/lotto",
    "/en/lotto/gov/gov-2026-12-01",
    "/vdo/a.b",
    "/register/a.b",
    "/apiary",
    "/poy",
    "/poy-apis",
    "/simple",
    "/shares",
    "/app/key1",
    "/lotto/x.png",
    "/api",
    "/images/profile/edit",
    "/share/profile",
    "/icons/main",
    "/fonts/credit/statement",
    "/images/vdo/none.html",
  ])("%s passes the gate", (path) => expect(isGated(path)).toBe(true));
  test.each([
    "/api/users.login",
    "/poy-api/poys.create",
    "/images/vdo/pay-in.th.vtt",
    "/sim/line/authorize",
    "/_next/static/a.js",
    "/favicon.ico",
    "/robots.txt",
    "/share/en/results/2026-11-23.png",
  ])("%s has no gate", (path) => expect(isGated(path)).toBe(false));
  test("no file of public stands behind it", () => {
    const files = readdirSync("public", { recursive: true, withFileTypes: true }).filter((file) =>
      file.isFile(),
    );
    const gated = files
      .map((file) => `${file.parentPath}/${file.name}`.replace(/^public/, ""))
      .filter(isGated);
    expect(gated).toEqual([]);
  });
});
