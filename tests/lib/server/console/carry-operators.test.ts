import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { contract } from "@/lib/contract";
import { AUTOMATIC_CALL, type Endpoint, isEndpoint, isOperators } from "@/lib/contract/endpoint";
import { carryOperators } from "@/lib/server/console/carry-operators";
import { forward } from "@/lib/server/proxy/forward";
import { csrfTokenFor } from "@/lib/server/session/csrf";
import {
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
afterEach(() => setEnv({ OPERATOR_ORIGIN: undefined }));

const tokenOf = (role?: string) => makeToken({ sid: "s1", ...(role && { role }) });
const headersWith = (token: string, extra: Record<string, string> = {}) =>
  ownHeaders({ cookie: `operator-token=${token}`, "x-csrf-token": csrfTokenFor({ token }), ...extra });
const ask = (path: string, headers: Record<string, string>, body: unknown = {}) =>
  carryOperators(post(`/operator/api${path}`, body, headers));
const codeOf = async (answer: Response) => ((await answer.json()) as { code?: string }).code;

const entries: readonly Endpoint[] = Object.values<unknown>(contract).filter(isEndpoint);

describe("the console's proxy", () => {
  test("carries the operator's token and nothing else of the browser's", async () => {
    const token = await tokenOf("staff");
    const answer = await ask("/operators.today", headersWith(token, { "x-secret": "1" }));
    expect(answer.status).toBe(200);
    expect(upstream.seen).toHaveLength(1);
    expect(upstream.seen[0]?.headers.authorization).toBe(`Bearer ${token}`);
    expect(upstream.seen[0]?.headers["x-secret"]).toBeUndefined();
    expect(upstream.seen[0]?.headers.cookie).toBeUndefined();
  });

  test("carries on that a page made the call by itself", async () => {
    const token = await tokenOf("staff");
    for (const [sent, carried] of [
      ["1", "1"],
      ["yes", undefined],
    ] as const) {
      await ask("/operators.today", headersWith(token, { [AUTOMATIC_CALL]: sent }));
      expect(upstream.seen.at(-1)?.headers[AUTOMATIC_CALL]).toBe(carried);
    }
  });

  test("carries no call but operators'", async () => {
    const headers = headersWith(await tokenOf("superAdmin"));
    for (const { path } of entries.filter((entry) => !isOperators(entry)))
      expect(await codeOf(await ask(path, headers))).toBe("not-found");
    expect(upstream.seen).toHaveLength(0);
  });

  test("the members' proxy carries none of operators' calls, whoever asks", async () => {
    const token = await tokenOf("superAdmin");
    const headers = ownHeaders({ cookie: `access-token=${token}; operator-token=${token}` });
    for (const { path } of entries.filter(isOperators))
      expect(await codeOf(await forward("general", post(`/api${path}`, {}, headers)))).toBe("not-found");
    expect(upstream.seen).toHaveLength(0);
  });

  test.each([
    ["a member's token", () => tokenOf()],
    ["a token with an invented role", () => tokenOf("owner")],
    ["no token", async () => ""],
    ["nonsense", async () => "a.b.c"],
  ])("%s reaches the upstream as nobody's", async (_, make) => {
    const token = await make();
    const answer = await ask("/operators.today", ownHeaders({ cookie: `operator-token=${token}` }));
    expect(answer.status).toBe(200);
    expect(upstream.seen[0]?.headers.authorization).toBeUndefined();
  });

  test.each([
    ["another site", { "sec-fetch-site": "cross-site" }, "csrf-failed"],
    ["another host of the same domain", { "sec-fetch-site": "same-site" }, "csrf-failed"],
    ["a page without the session's token", { "x-csrf-token": "" }, "csrf-failed"],
    ["a form", { "content-type": "application/x-www-form-urlencoded" }, "media-type-unsupported"],
  ])("refuses %s", async (_, extra, code) => {
    const answer = await ask("/operators.today", headersWith(await tokenOf("staff"), extra));
    expect(await codeOf(answer)).toBe(code);
    expect(upstream.seen).toHaveLength(0);
  });

  test("a login sets the console's cookie: unreadable, strict, below /operator", async () => {
    const token = await tokenOf("staff");
    upstream.answer((_, response) => json(response, 200, { data: {} }, { auth: `Bearer ${token}` }));
    const answer = await ask("/operators.login", ownHeaders({ cookie: "" }), {
      userName: "a",
      password: "b",
    });
    const cookie = answer.headers.get("set-cookie") ?? "";
    expect(cookie).toMatch(new RegExp(`^operator-token=${token}; Path=/operator; Max-Age=\\d+`));
    expect(cookie).toMatch(/HttpOnly; SameSite=Strict$/);
    expect(answer.headers.get("x-csrf-token")).toBe(csrfTokenFor({ token }));
  });

  test("on https the cookie has the prefix and is Secure", async () => {
    setEnv({ SITE_ORIGIN: "https://site.test" });
    const token = await tokenOf("staff");
    upstream.answer((_, response) => json(response, 200, { data: {} }, { auth: token }));
    const answer = await ask("/operators.login", ownHeaders({ cookie: "" }));
    setEnv({ SITE_ORIGIN: undefined });
    expect(answer.headers.get("set-cookie")).toMatch(/^__Secure-operator-token=.*; Secure$/);
  });

  test("a member's token that a login would grant sets no cookie", async () => {
    const token = await tokenOf();
    upstream.answer((_, response) => json(response, 200, { data: {} }, { auth: token }));
    const answer = await ask("/operators.login", ownHeaders({ cookie: "" }));
    expect(answer.headers.get("set-cookie")).toBeNull();
  });

  test("a logout ends the session here even while the upstream fails", async () => {
    const token = await tokenOf("staff");
    upstream.answer((_, response) => json(response, 503, { code: "busy" }));
    const answer = await ask("/operators.logout", headersWith(token));
    expect(answer.status).toBe(200);
    expect(answer.headers.get("set-cookie")).toMatch(/^operator-token=; Path=\/operator; Max-Age=0/);
    upstream.seen.length = 0;
    await ask("/operators.today", headersWith(token, { "x-csrf-token": "" }));
    expect(upstream.seen[0]?.headers.authorization).toBeUndefined();
  });

  test("a list goes through as a file while it is written", async () => {
    upstream.answer((request, response) => {
      expect(request.headers.accept).toBe("text/csv");
      response.writeHead(200, { "content-type": "text/csv" });
      response.write("id\r\n");
      response.end("1\r\n");
    });
    const answer = await ask(
      "/operators.poys.all",
      headersWith(await tokenOf("staff"), { accept: "text/csv" }),
    );
    expect(answer.headers.get("content-type")).toBe("text/csv; charset=utf-8");
    expect(await answer.text()).toBe("id\r\n1\r\n");
  });

  test("a refused file is a fault like any other", async () => {
    upstream.answer((_, response) => json(response, 403, { code: "forbidden" }));
    const answer = await ask(
      "/operators.poys.all",
      headersWith(await tokenOf("staff"), { accept: "text/csv" }),
    );
    expect([answer.status, await codeOf(answer)]).toEqual([403, "forbidden"]);
  });

  test("with an origin of its own it answers there alone", async () => {
    const headers = headersWith(await tokenOf("staff"));
    setEnv({ OPERATOR_ORIGIN: "http://desk.test" });
    expect(await codeOf(await ask("/operators.today", headers))).toBe("not-found");
    setEnv({ OPERATOR_ORIGIN: "http://site.test" });
    expect((await ask("/operators.today", headers)).status).toBe(200);
  });
});
