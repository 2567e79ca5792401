import { createServer, type Server } from "node:http";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { http } from "@/lib/client/calls/exchange";
import { call } from "@/lib/client/calls/lazy-call";
import { resetUnauthorized, showUnauthorized } from "@/lib/client/calls/unauthorized";
import { configurePage, pageConfig } from "@/lib/client/page/page-config";
import { forward } from "@/lib/server/proxy/forward";
import { csrfTokenFor } from "@/lib/server/session/csrf";
import { sendCallsTo } from "../../../support/dom/browser-calls";
import { DEVICE, json, makeToken, type SmallUpstream, startUpstream } from "../../server/small-upstream";

/** The browser's globals that calls use. */
const browser = { document: { cookie: "" }, location: { pathname: "/login", reload: vi.fn() } };
const stubBrowser = () => {
  vi.stubGlobal("window", browser);
  vi.stubGlobal("document", browser.document);
  vi.stubGlobal("location", browser.location);
};
stubBrowser();

let upstream: SmallUpstream;
let web: Server;

/** The CSRF token that a page is told when it asks, and how often it asked. */
const csrf = { token: undefined as string | undefined, asked: 0 };

/** The route handler behind a real socket: browser code, proxy and upstream meet over HTTP. */
beforeAll(async () => {
  upstream = await startUpstream();
  web = createServer(async (incoming, outgoing) => {
    if (incoming.method === "HEAD" && incoming.headers["x-csrf-wanted"]) {
      csrf.asked += 1;
      return void outgoing.writeHead(200, csrf.token ? { "x-csrf-token": csrf.token } : {}).end();
    }
    const parts: Buffer[] = [];
    for await (const part of incoming) parts.push(part as Buffer);
    const headers = new Headers(
      Object.entries(incoming.headers).map(([name, value]) => [name, String(value)]),
    );
    headers.set("cookie", `device-id=${DEVICE}`);
    headers.set("sec-fetch-site", "same-origin");
    const body = parts.length ? Buffer.concat(parts) : undefined;
    const request = new Request(`http://${incoming.headers.host}${incoming.url}`, {
      method: incoming.method,
      headers,
      body,
    });
    const answer = await forward(incoming.url?.startsWith("/poy-api") ? "poy" : "general", request);
    outgoing.writeHead(answer.status, Object.fromEntries(answer.headers));
    outgoing.end(await answer.text());
  });
  await new Promise<void>((ready) => web.listen(0, "127.0.0.1", ready));
  sendCallsTo(web);
  configurePage({ csrfToken: csrfTokenFor({ deviceId: DEVICE }) });
});
afterAll(async () => {
  vi.unstubAllGlobals();
  web.closeAllConnections();
  web.close();
  await upstream.stop();
});
beforeEach(() => {
  upstream.seen.length = 0;
  resetUnauthorized();
  browser.location.reload.mockReset();
});

const cashs = ["credit", "cashs"] as const;
const createPoy = ["poys", "createPoy"] as const;
const login = ["users", "login"] as const;
const oneBetList = ["rounds", "oneBetList"] as const;

describe("a call speaks domain values", () => {
  test("baht of the reply arrives as satang", async () => {
    upstream.answer((_, response) => json(response, 200, { data: { money: 1234.5 } }));
    expect(await call(...cashs)).toMatchObject({ money: 123_450 });
  });

  test("satang of the body leaves as baht, with the key and the page's token", async () => {
    upstream.answer((_, response) =>
      json(response, 409, { code: "round-closed", message: "late", details: { lateByMs: 40 } }),
    );
    const line = { ref: "1", add: 1, option: "teng_bon_2", number: "42", price: 2000, multiply: 90 };
    const asked = call(...createPoy, {
      body: { betId: "gov-2026-12-01", lines: [line] } as never,
      key: "0123456789abcdef",
    });
    await expect(asked).rejects.toMatchObject({ code: "round-closed", details: { lateByMs: 40 } });
    expect(JSON.parse(String(upstream.seen[0]?.body)).lines[0].price).toBe(20);
    expect(upstream.seen[0]?.headers["idempotency-key"]).toBe("0123456789abcdef");
  });

  test("the query goes along", async () => {
    upstream.answer((_, response) => json(response, 404, { code: "not-found", message: "no" }));
    await expect(call(...oneBetList, { query: { id: "gov-2026-12-01" } })).rejects.toMatchObject({
      code: "not-found",
    });
    expect(upstream.seen[0]?.url).toBe("/poy-api/bet-lists.one?id=gov-2026-12-01");
  });
});

describe("a busy service", () => {
  const firstBusy = (body: object) => {
    let times = 0;
    upstream.answer((_, response) => {
      times += 1;
      if (times > 1) return json(response, 200, { data: { money: 1, poyId: "1" } });
      return json(response, 503, body);
    });
  };
  test("is asked again for what is only read", async () => {
    firstBusy({ code: "busy", details: { retryAfterSeconds: 0 } });
    expect(await call(...cashs)).toMatchObject({ money: 100 });
    expect(upstream.seen).toHaveLength(2);
  });
  test("gets an act again by the same key", async () => {
    firstBusy({ code: "busy", details: { retryAfterSeconds: 0 } });
    const key = "0123456789abcdef";
    const line = { ref: "1", add: 1, option: "teng_bon_2", number: "42", price: 2000, multiply: 90 };
    const body = { betId: "gov-2026-12-01", lines: [line] } as never;
    await call(...createPoy, { body, key }).catch(() => undefined);
    expect(upstream.seen.map(({ headers }) => headers["idempotency-key"])).toEqual([key, key]);
  });
  test("never gets an act without a key again", async () => {
    firstBusy({ code: "busy" });
    await expect(call(...login, { body: { userName: "a", password: "b" } })).rejects.toMatchObject({
      code: "busy",
    });
    expect(upstream.seen).toHaveLength(1);
  });
});

describe("every failure is a Fault", () => {
  test("a reply that breaks the contract is upstream-garbled", async () => {
    upstream.answer((_, response) => json(response, 200, { data: { money: "much" } }));
    await expect(call(...cashs)).rejects.toMatchObject({ name: "Fault", code: "upstream-garbled" });
  });
  test("what the upstream does not have is not-offered, and not asked again", async () => {
    upstream.answer((_, response) => json(response, 404, {}));
    const ask = () => call("notifications", "allNotifications", { query: {} });
    for (let times = 0; times < 2; times += 1)
      await expect(ask()).rejects.toMatchObject({ code: "not-offered" });
    expect(pageConfig().lacking).toEqual(["GET /notifications.all"]);
    configurePage({ lacking: [] });
  });

  test("no connection is network-lost", async () => {
    const { baseURL } = http.defaults;
    http.defaults.baseURL = "http://127.0.0.1:1";
    await expect(call(...cashs)).rejects.toMatchObject({ name: "Fault", code: "network-lost" });
    http.defaults.baseURL = baseURL;
  });
  test("no answer in time is timeout", async () => {
    upstream.answer(() => undefined);
    http.defaults.timeout = 60;
    await expect(call(...cashs)).rejects.toMatchObject({ name: "Fault", code: "timeout" });
    http.defaults.timeout = 10_000;
  });
  test("code that does not load is network-lost", async () => {
    vi.doMock("@/lib/client/calls/contract-nouns", () => ({
      loadEntry: () => Promise.reject(new Error("chunk 7 failed")),
    }));
    await expect(call(...cashs)).rejects.toMatchObject({ code: "network-lost" });
    vi.doUnmock("@/lib/client/calls/contract-nouns");
  });
});

describe("a page whose CSRF token is of no use", () => {
  const fresh = csrfTokenFor({ deviceId: DEVICE });
  beforeEach(() => {
    configurePage({ csrfToken: "stale" });
    upstream.answer((_, response) => json(response, 401, { code: "invalid login credential" }));
    Object.assign(csrf, { token: fresh, asked: 0 });
  });
  afterEach(() => configurePage({ csrfToken: fresh }));
  const tryLogin = () => call(...login, { body: { userName: "a", password: "b" } });

  test("asks for a new one and sends once more", async () => {
    await expect(tryLogin()).rejects.toMatchObject({ code: "invalid login credential" });
    expect([csrf.asked, upstream.seen.length]).toEqual([1, 1]);
  });
  test("has the next session's own from the login's answer, and asks nobody", async () => {
    configurePage({ csrfToken: fresh });
    const auth = await makeToken();
    upstream.answer((_, response) => json(response, 200, { data: {} }, { auth }));
    await tryLogin().catch(() => undefined);
    expect([pageConfig().csrfToken, csrf.asked]).toEqual([csrfTokenFor({ token: auth }), 0]);
  });
  test("of one member is nobody else's: once another has logged in, nothing is sent for them", async () => {
    const hintOf = (uuid: string) =>
      `session-hint=${encodeURIComponent(JSON.stringify({ uuid, status: 0, exp: 4_000_000_000 }))}`;
    browser.document.cookie = hintOf("one");
    configurePage({ csrfToken: "of the first one's session" });
    browser.document.cookie = hintOf("other");
    await expect(tryLogin()).rejects.toMatchObject({ code: "csrf-failed" });
    expect([csrf.asked, upstream.seen.length]).toEqual([0, 0]);
    // Neither without a session, which may have ended, nor with the same member in a new session.
    for (const cookie of ["", hintOf("one")]) {
      browser.document.cookie = hintOf("one");
      configurePage({ csrfToken: "of an older session" });
      browser.document.cookie = cookie;
      await expect(tryLogin()).rejects.toMatchObject({ code: "invalid login credential" });
    }
    browser.document.cookie = "";
  });
  test("gives up when there is none, or when the new one is refused too", async () => {
    csrf.token = undefined;
    await expect(tryLogin()).rejects.toMatchObject({ code: "csrf-failed" });
    csrf.token = "stale too";
    await expect(tryLogin()).rejects.toMatchObject({ code: "csrf-failed" });
    expect([csrf.asked, upstream.seen.length]).toEqual([2, 0]);
  });
});

describe("a refused token leads to the 401 page", () => {
  test.each([401, 403])("after a %i the page is asked for again, once for many calls", async (status) => {
    upstream.answer((_, response) =>
      json(response, status, { code: status === 401 ? "unauthorized" : "forbidden" }),
    );
    const outcomes = await Promise.allSettled([call(...cashs), call(...cashs), call(...cashs)]);
    expect(outcomes.map((one) => one.status)).toEqual(["rejected", "rejected", "rejected"]);
    expect(browser.location.reload).toHaveBeenCalledOnce();
    expect(document.cookie).toContain("session-refused=1");
  });

  test("login shows its own message instead", async () => {
    upstream.answer((_, response) => json(response, 401, { code: "invalid login credential" }));
    await expect(call(...login, { body: { userName: "a", password: "b" } })).rejects.toMatchObject({
      code: "invalid login credential",
    });
    expect(browser.location.reload).not.toHaveBeenCalled();
  });

  test.each([
    "users.login",
    "users.line-login",
    "users.signup",
    "users.logout",
    "visitors.identify",
    "devices.push-token",
  ])("%s is exempt", (name) => {
    const leave = vi.fn();
    showUnauthorized(name, leave);
    expect(leave).not.toHaveBeenCalled();
  });
});
