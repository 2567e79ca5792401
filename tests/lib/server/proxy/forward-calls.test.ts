import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { contract } from "@/lib/contract";
import { isEndpoint } from "@/lib/contract/endpoint";
import { forward } from "@/lib/server/proxy/forward";
import { frameCsrfToken } from "@/lib/server/session/csrf";
import {
  get,
  json,
  makeToken,
  ownHeaders,
  post,
  type SmallUpstream,
  setEnv,
  startUpstream,
} from "../small-upstream";

let upstream: SmallUpstream;
beforeAll(async () => {
  upstream = await startUpstream();
});
afterAll(() => upstream.stop());
beforeEach(() => {
  upstream.seen.length = 0;
  upstream.answer((_, response) => json(response, 200, { data: {} }));
});

const entries = Object.values(contract).filter(isEndpoint);
const forBrowsers = entries.filter(
  ({ path }) => !path.startsWith("/operators.") && path !== "/users.line-login",
);

describe("only calls of the contract go on", () => {
  test.each(
    forBrowsers
      .filter(({ query, multipart }) => !query && !multipart)
      .map((entry) => [entry.method, entry.service, entry.path, entry.cookieless] as const),
  )("%s %s %s reaches its upstream", async (method, service, path, isOfFrame) => {
    const base = service === "general" ? "/api" : "/poy-api";
    const headers = ownHeaders(isOfFrame ? { "x-csrf-token": frameCsrfToken() } : {});
    await forward(service, method === "POST" ? post(base + path, {}, headers) : get(base + path));
    expect(upstream.seen.map((one) => [one.method, one.url])).toEqual([[method, base + path]]);
  });

  test.each([
    ["an unknown call", "general", get("/api/users.everything"), 404, "not-found"],
    ["the other service's call", "poy", get("/poy-api/cashs"), 404, "not-found"],
    ["a call behind a detour", "general", get("/api/x/../../poy-api/bet-lists.latest"), 404, "not-found"],
    ["an address as a call", "general", get("/api/http://127.0.0.1/"), 404, "not-found"],
    ["the bare base", "general", get("/api"), 404, "not-found"],
    ["a GET of a POST call", "general", get("/api/users.login"), 405, "method-not-allowed"],
    ["a POST of a GET call", "general", post("/api/cashs"), 405, "method-not-allowed"],
    [
      "a DELETE",
      "general",
      new Request("http://site.test/api/cashs", { method: "DELETE" }),
      405,
      "method-not-allowed",
    ],
    ["LINE's login out of a browser", "general", post("/api/users.line-login"), 404, "not-found"],
    ["an operator's call out of a browser", "general", post("/api/operators.login"), 404, "not-found"],
  ] as const)("%s is refused here", async (_, service, request, status, code) => {
    const answer = await forward(service, request);
    expect([answer.status, await answer.json()]).toEqual([status, expect.objectContaining({ code })]);
    expect(upstream.seen).toEqual([]);
  });
});

describe("calls under a name that is not the site's", () => {
  const hosted = (host: string) => new Request("http://site.test/api/cashs", { headers: { host } });
  afterEach(() => setEnv({ SITE_ORIGIN: undefined, SITE_HOSTS: undefined }));

  test.each([
    ["site.test", 200],
    ["second.test:8080", 200],
    ["evil.test", 400],
    ["site.test.evil.test", 400],
  ])("%s answers %i", async (host, status) => {
    setEnv({ SITE_ORIGIN: "http://site.test", SITE_HOSTS: "second.test" });
    const answer = await forward("general", hosted(host));
    expect(answer.status).toBe(status);
    if (status === 400) expect(await answer.json()).toMatchObject({ code: "not-allow-domain" });
    expect(upstream.seen).toHaveLength(status === 200 ? 1 : 0);
  });

  test("every name is served until one is given", async () => {
    expect((await forward("general", hosted("anything.test"))).status).toBe(200);
  });
});

describe("the query is parsed", () => {
  const address = async (asked: string) => {
    await forward("poy", get(`/poy-api/bet-lists.one${asked}`));
    return upstream.seen.at(-1)?.url;
  };

  test("names of the contract go on", async () => {
    expect(await address("?id=gov-2026-12-01")).toBe("/poy-api/bet-lists.one?id=gov-2026-12-01");
  });
  test("other names stay behind", async () => {
    expect(await address("?id=gov-2026-12-01&admin=1&__proto__=x")).toBe(
      "/poy-api/bet-lists.one?id=gov-2026-12-01",
    );
  });
  test("a value that the contract does not know is 422 and goes nowhere", async () => {
    const answer = await forward("poy", get("/poy-api/bet-lists.one?id=../../health"));
    expect([answer.status, await answer.json()]).toMatchObject([422, { code: "invalid-input" }]);
    expect(upstream.seen).toEqual([]);
  });
});

describe("headers to the upstream are built anew", () => {
  test("nothing else goes on", async () => {
    const token = await makeToken();
    const headers = ownHeaders({
      cookie: `device-id=0123456789abcdef0123456789abcdef; access-token=${token}; other=1`,
      authorization: "Bearer forged",
      "x-client-ip": "6.6.6.6",
      "x-device-id": "forged",
      "x-evil": "1",
      "x-forwarded-for": "203.0.113.9",
      "accept-language": "km",
      "user-agent": "Phone/1",
      "idempotency-key": "0123456789abcdef",
    });
    await forward("poy", post("/poy-api/poys.all", {}, headers));
    const { connection: _, "content-length": __, ...seen } = upstream.seen[0]?.headers ?? {};
    expect(seen).toEqual({
      host: `127.0.0.1:${upstream.port}`,
      accept: "application/json",
      "accept-language": "km",
      authorization: `Bearer ${token}`,
      "content-type": "application/json",
      "idempotency-key": "0123456789abcdef",
      "user-agent": "Phone/1",
      "x-client-ip": "203.0.113.9",
      "x-device-id": "0123456789abcdef0123456789abcdef",
      "x-site-host": "site.test",
      "x-site-origin": "http://site.test",
    });
  });

  test.each([
    ["absent", ""],
    ["empty", "access-token="],
    ["the text undefined", "access-token=undefined"],
    ["no token at all", "access-token=abc"],
  ])("a token that is %s gives no authorization", async (_, cookie) => {
    await forward("general", get("/api/sites.detail", { host: "site.test", cookie }));
    expect(upstream.seen[0]?.headers.authorization).toBeUndefined();
  });

  test("an expired token gives no authorization", async () => {
    const token = await makeToken({ exp: Math.floor(Date.now() / 1000) - 1 });
    await forward("general", get("/api/cashs", { host: "site.test", cookie: `access-token=${token}` }));
    expect(upstream.seen[0]?.headers.authorization).toBeUndefined();
  });

  test.each<[string, object, object]>([
    ["a lineId goes nowhere", { name: "Somchai", lineId: "U123" }, { name: "Somchai" }],
    ["giving LINE up goes on", { lineId: "" }, { lineId: "" }],
    ["a lineId that is no text goes nowhere", { lineId: { $ne: "" }, email: "a@b.co" }, { email: "a@b.co" }],
  ])("of a profile's change: %s, for only LINE says whose it is", async (_, sent, seen) => {
    await forward("general", post("/api/users-infos.update", sent));
    expect(JSON.parse(String(upstream.seen[0]?.body))).toEqual(seen);
  });

  test("signup sends the host that the member registers from, whatever the page sent", async () => {
    await forward(
      "general",
      post("/api/users.signup", { userName: "somchai", registerFromDomain: "evil.test" }),
    );
    expect(JSON.parse(String(upstream.seen[0]?.body))).toEqual({
      userName: "somchai",
      registerFromDomain: "site.test",
    });
  });

  test("other bodies go on byte for byte", async () => {
    const body = '{ "betId" :"x", "lines": [] }';
    await forward("poy", post("/poy-api/poys.create", body));
    expect(String(upstream.seen[0]?.body)).toBe(body);
  });
});

describe("answers", () => {
  const answered = async () => {
    const answer = await forward("general", get("/api/cashs"));
    return { status: answer.status, headers: Object.fromEntries(answer.headers), body: await answer.text() };
  };

  test("of the upstream's headers only the content type comes back", async () => {
    upstream.answer((_, response) =>
      json(
        response,
        200,
        { data: { money: 1 } },
        { "x-powered-by": "x", "set-cookie": "a=b", auth: "t", server: "y" },
      ),
    );
    expect(await answered()).toEqual({
      status: 200,
      headers: { "content-type": "application/json; charset=utf-8", "cache-control": "private, no-store" },
      body: '{"data":{"money":1}}',
    });
  });

  test.each([
    [
      "a known refusal",
      409,
      { code: "balance-too-low", message: "no", details: { balance: 1.5, needed: 20 } },
      409,
      { code: "balance-too-low", message: "no", details: { balance: 1.5, needed: 20 } },
    ],
    [
      "the literal for the host",
      400,
      { message: "Not Allow Domain" },
      400,
      { code: "not-allow-domain", message: "Not Allow Domain" },
    ],
    [
      "the literal for the login",
      400,
      { message: "invalid login credential" },
      401,
      { code: "invalid login credential", message: "invalid login credential" },
    ],
    [
      "a refused token with a foreign code",
      401,
      { code: "E_TOKEN", message: "old" },
      401,
      { code: "unauthorized", message: "old" },
    ],
    ["a refusal without a code", 403, { message: "closed" }, 403, { code: "forbidden", message: "closed" }],
    ["a failure inside", 500, { oops: true }, 500, { code: "internal-error" }],
  ])("%s keeps its code and message", async (_, status, said, expected, body) => {
    upstream.answer((_request, response) => json(response, status, said));
    const answer = await answered();
    expect([answer.status, JSON.parse(answer.body)]).toMatchObject([expected, body]);
  });

  test.each([
    ["HTML", 200, "text/html", "<h1>hello</h1>"],
    ["broken JSON", 200, "application/json", '{"data":'],
    ["JSON without data", 200, "application/json", "{}"],
    ["a list", 200, "application/json", "[]"],
    ["an HTML failure", 500, "text/html", "<h1>down</h1>"],
    ["an empty answer", 204, "application/json", ""],
  ])("%s becomes the one 502", async (_, status, type, text) => {
    upstream.answer((_request, response) => {
      response.writeHead(status, { "content-type": type });
      response.end(text);
    });
    const answer = await answered();
    expect([answer.status, JSON.parse(answer.body).code]).toEqual([502, "upstream-garbled"]);
  });

  test.each([
    ["a load balancer's page", "text/html", "<h1>No server is available</h1>", "2"],
    ["a 503 without a code", "application/json", '{"message":"later"}', "2"],
    ["the upstream's own word", "application/json", '{"code":"busy","details":{"retryAfterSeconds":7}}', "7"],
  ])("503: %s is busy, never maintenance, with the time to come again", async (_, type, text, seconds) => {
    upstream.answer((_request, response) => {
      response.writeHead(503, { "content-type": type });
      response.end(text);
    });
    const answer = await answered();
    expect([answer.status, JSON.parse(answer.body).code]).toEqual([503, "busy"]);
    expect(answer.headers).toMatchObject({ "retry-after": seconds });
  });

  test("a redirect is not followed", async () => {
    upstream.answer((_, response) => {
      response.writeHead(302, { location: "http://127.0.0.1:1/secret" });
      response.end();
    });
    const answer = await answered();
    expect([answer.status, JSON.parse(answer.body).code]).toEqual([502, "upstream-garbled"]);
    expect(upstream.seen).toHaveLength(1);
  });

  test("a connection that breaks off is 503 and may be tried again: its process ended, others go on", async () => {
    upstream.answer((_, response) => response.destroy());
    const answer = await answered();
    expect([answer.status, JSON.parse(answer.body).code]).toEqual([503, "busy"]);
    expect(answer.headers).toMatchObject({ "retry-after": "1" });
  });
});
