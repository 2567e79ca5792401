import type { ServerResponse } from "node:http";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { forward } from "@/lib/server/proxy/forward";
import {
  DEVICE,
  get,
  json,
  makeToken,
  ownHeaders,
  post,
  type SmallUpstream,
  setEnv,
  startUpstream,
  TOKEN_KEY,
} from "../small-upstream";

let upstream: SmallUpstream;
beforeAll(async () => {
  upstream = await startUpstream();
});
afterAll(() => upstream.stop());
beforeEach(() => {
  upstream.seen.length = 0;
  setEnv({ SITE_ORIGIN: undefined, TOKEN_SECRET: undefined, TRUST_PROXY: undefined });
});

const grant = (auth: string) => upstream.answer((_, response) => json(response, 200, { data: {} }, { auth }));
const member = (token: string) => ownHeaders({ cookie: `device-id=${DEVICE}; access-token=${token}` });

describe("the auth header becomes cookies and never reaches the page", () => {
  test.each(["users.login", "users.signup", "users.auth", "users.external-login"])(
    "after %s",
    async (name) => {
      const token = await makeToken({ status: 3 });
      grant(token);
      const answer = await forward("general", post(`/api/${name}`));
      const [access, hint] = answer.headers.getSetCookie();
      expect(access).toMatch(
        new RegExp(`^access-token=${token}; Path=/; Max-Age=(7200|7199); SameSite=Lax; HttpOnly$`),
      );
      expect(decodeURIComponent(hint ?? "")).toMatch(
        /^session-hint=\{"uuid":"8f14e45f-ceea-4671-8b2c-0d3a1c6b7e90","status":3,"exp":\d+\}; Path=\/; Max-Age=\d+; SameSite=Lax$/,
      );
      expect(answer.headers.get("auth")).toBeNull();
      expect(await answer.text()).not.toContain(token);
    },
  );

  test("with or without the word Bearer", async () => {
    const token = await makeToken();
    grant(`Bearer ${token}`);
    const answer = await forward("general", post("/api/users.login"));
    expect(answer.headers.getSetCookie()[0]).toContain(`access-token=${token};`);
  });

  test("a signup sends the accepted terms and LINE's token, which is removed once it is linked to an account", async () => {
    grant(await makeToken());
    const jar = `device-id=${DEVICE}; line-newcomer=a.b-c.d_e`;
    const headers = { cookie: jar, "accepted-terms": "2026-11-22", "line-id-token": "a.browsers.own" };
    const answer = await forward("general", post("/api/users.signup", {}, ownHeaders(headers)));
    expect(upstream.seen[0]?.headers).toMatchObject({
      "accepted-terms": "2026-11-22",
      "line-id-token": "a.b-c.d_e",
    });
    expect(answer.headers.getSetCookie().join()).toMatch(/line-newcomer=; Path=\/; Max-Age=0/);
    await forward("general", post("/api/users.login", {}, ownHeaders(headers)));
    expect(Object.keys(upstream.seen[1]?.headers ?? {})).not.toContain("line-id-token");
  });

  test("a refused signup keeps LINE's token for the next attempt", async () => {
    upstream.answer((_, response) => json(response, 409, { code: "username-taken", message: "" }));
    const headers = ownHeaders({ cookie: `device-id=${DEVICE}; line-newcomer=a.b.c` });
    const answer = await forward("general", post("/api/users.signup", {}, headers));
    expect([answer.status, answer.headers.getSetCookie()]).toEqual([409, []]);
  });

  test("not after a renewal that a logout has overtaken: the browser would hold a session that has ended", async () => {
    const token = await makeToken();
    let renewed: Promise<Response> | undefined;
    const waiting = await new Promise<ServerResponse>((asked) => {
      upstream.answer(({ url }, response) =>
        url.endsWith("/users.auth") ? asked(response) : json(response, 200, { data: {} }),
      );
      renewed = forward("general", post("/api/users.auth", {}, member(token)));
    });
    await forward("general", post("/api/users.logout", {}, member(token)));
    json(waiting, 200, { data: {} }, { auth: await makeToken() });
    const answer = await renewed;
    expect([answer?.headers.getSetCookie(), answer?.headers.get("x-csrf-token")]).toEqual([[], null]);
  });

  test("on https both are Secure", async () => {
    setEnv({ SITE_ORIGIN: "https://site.test" });
    grant(await makeToken());
    const answer = await forward("general", post("/api/users.login"));
    expect(answer.headers.getSetCookie().every((line) => line.includes("; Secure"))).toBe(true);
  });

  test("a renewed token that cannot be decoded sets nothing", async () => {
    grant("not-a-token");
    const answer = await forward("general", post("/api/users.auth", {}, member(await makeToken())));
    expect([answer.status, answer.headers.getSetCookie()]).toEqual([200, []]);
  });

  test("a token signed with another key sets nothing once the key is known", async () => {
    setEnv({ TOKEN_SECRET: TOKEN_KEY });
    grant(await makeToken({}, "a key that is not the right one"));
    expect((await forward("general", post("/api/users.login"))).headers.getSetCookie()).toEqual([]);
    grant(await makeToken());
    expect((await forward("general", post("/api/users.login"))).headers.getSetCookie()).toHaveLength(2);
  });

  test("a call that grants no token sets nothing, whatever the upstream says", async () => {
    grant(await makeToken());
    expect((await forward("general", get("/api/cashs"))).headers.getSetCookie()).toEqual([]);
  });

  test("a refused login sets nothing and keeps its code", async () => {
    const auth = await makeToken();
    upstream.answer((_, response) =>
      json(response, 401, { code: "login-limit-reached", message: "5" }, { auth }),
    );
    const answer = await forward("general", post("/api/users.login"));
    expect([answer.status, await answer.json()]).toMatchObject([401, { code: "login-limit-reached" }]);
    expect(answer.headers.getSetCookie()).toEqual([]);
  });
});

describe("logout", () => {
  const expired = ["access-token", "session-hint", "guest-id", "news-alert", "banner-click"];

  test.each([
    ["the upstream agrees", () => upstream.answer((_, response) => json(response, 200, { data: {} }))],
    [
      "the upstream refuses",
      () => upstream.answer((_, response) => json(response, 401, { code: "unauthorized" })),
    ],
    ["the upstream breaks off", () => upstream.answer((_, response) => response.destroy())],
  ])("expires its cookies by name when %s", async (_, prepare) => {
    prepare();
    const answer = await forward("general", post("/api/users.logout", {}, member(await makeToken())));
    expect(answer.status).toBe(200);
    const lines = answer.headers.getSetCookie();
    expect(lines.map((line) => line.split("=")[0])).toEqual(expired);
    expect(lines.every((line) => line.includes("Max-Age=0"))).toBe(true);
    expect(answer.headers.get("clear-site-data")).toBe('"cache"');
  });

  test("leaves LINE's token to nobody who uses the browser afterwards", async () => {
    const headers = member(await makeToken());
    headers.cookie += "; line-newcomer=a.b.c";
    const answer = await forward("general", post("/api/users.logout", {}, headers));
    expect(answer.headers.getSetCookie().join()).toContain("line-newcomer=; Path=/; Max-Age=0");
  });

  test("ends the token here too: later calls carry none", async () => {
    const token = await makeToken({ jti: "to be denied" });
    upstream.answer((_, response) => json(response, 200, { data: {} }));
    await forward("general", get("/api/cashs", member(token)));
    await forward("general", post("/api/users.logout", {}, member(token)));
    await forward("general", get("/api/cashs", member(token)));
    expect(upstream.seen.map((one) => Boolean(one.headers.authorization))).toEqual([true, true, false]);
  });
});
