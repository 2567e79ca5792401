import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { cashs } from "@/lib/contract/credit";
import { dayOfBetLists, latestBetLists, oneBetList } from "@/lib/contract/rounds";
import { siteDetail } from "@/lib/contract/site";
import { ask } from "@/lib/server/ask/ask";
import { preload } from "@/lib/server/ask/preload";
import { isRefusedHost, REFUSED_HOST_MS } from "@/lib/server/ask/refused-hosts";
import { isRefusedToken } from "@/lib/server/ask/refused-tokens";
import { passGate } from "@/lib/server/session/gate-pass";
import { memberCookie, visit } from "../../../middleware/visit";
import { json, makeToken, type SmallUpstream, startUpstream } from "../small-upstream";

/** The visitor of the page being rendered; Next keeps it in a scope that only its server opens. */
const visitor = { headers: new Headers(), token: undefined as string | undefined };
vi.mock("next/headers", () => ({
  headers: async () => {
    const sent = new Headers(visitor.headers);
    if (visitor.token !== undefined) sent.set("cookie", `access-token=${visitor.token}`);
    passGate(sent);
    return sent;
  },
}));

let upstream: SmallUpstream;
beforeAll(async () => {
  upstream = await startUpstream();
});
afterAll(() => upstream.stop());
beforeEach(() => {
  upstream.seen.length = 0;
  visitor.token = undefined;
  visitor.headers = new Headers({ host: "site.test", "accept-language": "km", "x-page": "/kh/main?tab=1" });
});
const detail = { title: null, description: null, siteVerification: null, gaID: null };

describe("ask", () => {
  test("speaks domain values and carries the member's token", async () => {
    visitor.token = await makeToken();
    upstream.answer((_, response) => json(response, 200, { data: { money: 10.25 } }));
    expect(await ask(cashs)).toMatchObject({ money: 1025 });
    expect(upstream.seen[0]?.headers).toMatchObject({
      authorization: `Bearer ${visitor.token}`,
      "accept-language": "km",
      "x-site-host": "site.test",
    });
  });

  test("writes the query by the contract's names", async () => {
    upstream.answer((_, response) => json(response, 404, { code: "not-found", message: "no" }));
    await expect(ask(oneBetList, { query: { id: "gov-2026-12-01" } })).rejects.toMatchObject({
      name: "Fault",
      code: "not-found",
    });
    expect(upstream.seen[0]?.url).toBe("/poy-api/bet-lists.one?id=gov-2026-12-01");
  });

  test("a reply that breaks the contract is upstream-garbled and names the call", async () => {
    upstream.answer((_, response) => json(response, 200, { data: { title: { th: "x" } } }));
    await expect(ask(siteDetail)).rejects.toMatchObject({
      code: "upstream-garbled",
      message: expect.stringContaining("/sites.detail"),
    });
  });

  test("a public reply may be shared for a while; a member's never is", async () => {
    upstream.answer((seen, response) =>
      json(response, 200, { data: seen.url.includes("cashs") ? { money: 1 } : detail }),
    );
    for (let time = 0; time < 3; time++) {
      await ask(siteDetail, { cacheMs: 60_000 });
      await ask(cashs, { cacheMs: 60_000 });
    }
    expect(upstream.seen.map((one) => one.url)).toEqual([
      "/api/sites.detail",
      ...Array(3).fill("/api/cashs"),
    ]);
  });

  test("the upstream receives the page's language, which need not be the browser's; each language has its own answer", async () => {
    const languages: unknown[] = [];
    upstream.answer(({ headers }, response) => {
      languages.push(headers["accept-language"]);
      json(response, 200, { data: detail });
    });
    for (const language of ["km", "th", "km", "no language"]) {
      visitor.headers = new Headers({
        host: "spoken.test",
        "accept-language": "en",
        "x-page-language": language,
      });
      await ask(siteDetail, { cacheMs: 60_000 });
    }
    expect(languages).toEqual(["km", "th", "en"]);
  });

  test.each([401, 403])(
    "a member's token refused with %i leads to the 401 page by asking for this page again",
    async (status) => {
      visitor.token = await makeToken();
      upstream.answer((_, response) => json(response, status, { message: "old" }));
      await expect(ask(cashs)).rejects.toMatchObject({
        digest: expect.stringContaining("NEXT_REDIRECT;replace;/kh/main?tab=1"),
      });
      expect(isRefusedToken(visitor.token)).toBe(true);
    },
  );

  test("a name that the upstream does not serve leads to the domain page, once", async () => {
    upstream.answer((_, response) => json(response, 400, { code: "bad", message: "Not Allow Domain" }));
    visitor.headers.set("host", "foreign.test");
    visitor.headers.set("x-page-path", "/main");
    await expect(ask(siteDetail, { cacheMs: 1_000 })).rejects.toMatchObject({
      digest: expect.stringContaining("NEXT_REDIRECT;replace;/kh/main?tab=1"),
    });
    expect([isRefusedHost("foreign.test"), isRefusedHost("site.test")]).toEqual([true, false]);
    expect(isRefusedHost("foreign.test", Date.now() + REFUSED_HOST_MS)).toBe(false);
    visitor.headers.set("x-page-path", "/error-domain");
    await expect(ask(siteDetail)).rejects.toMatchObject({ name: "Fault", code: "not-allow-domain" });
  });

  test("what is public, and wanted a token, is asked with it from then on; of a member without it the 401 page", async () => {
    const detail = { title: null, description: null, siteVerification: null, gaID: null };
    upstream.answer(({ headers }, response) =>
      headers.authorization
        ? json(response, 200, { data: detail })
        : json(response, 401, { message: "who?" }),
    );
    const read = () => ask(siteDetail, { cacheMs: 1 });
    visitor.headers.set("host", "wants-token.test");
    visitor.token = await makeToken();
    expect(await read()).toMatchObject({ title: null });
    expect(await read()).toMatchObject({ title: null });
    const told = upstream.seen.map(({ headers }) => headers.authorization !== undefined);
    expect(told).toEqual([false, true, true]);
    upstream.answer((_, response) => json(response, 401, { message: "old" }));
    await expect(read()).rejects.toMatchObject({ digest: expect.stringContaining("NEXT_REDIRECT") });
    visitor.token = undefined;
    await expect(read()).rejects.toMatchObject({ name: "Fault", code: "unauthorized" });
  });

  test("a guest at a page for everyone, whose upstream wants a token for what is public, gets the 401 page", async () => {
    upstream.answer((_, response) => json(response, 401, { message: "who?" }));
    visitor.headers.set("x-page-path", "/results");
    await expect(ask(latestBetLists, { isBackground: true })).rejects.toMatchObject({ name: "Fault" });
    expect((await visit("/kh/results")).status).toBe(200);
    // The call itself, and one that it stands in for.
    for (const asked of [
      () => ask(latestBetLists),
      () => ask(dayOfBetLists, { query: { betType: "yeekee" } }),
    ])
      await expect(asked()).rejects.toMatchObject({
        digest: expect.stringContaining("NEXT_REDIRECT;replace;/kh/main?tab=1"),
      });
    const shown = await visit("/kh/results");
    expect([shown.status, shown.page?.replace(/\?.*/, "")]).toEqual([401, "/km/error-401"]);
    expect((await visit("/results", { cookie: await memberCookie(0) })).status).toBe(200);
    visitor.headers.set("x-page-path", "/login");
    await expect(ask(latestBetLists)).rejects.toMatchObject({ name: "Fault", code: "unauthorized" });
    expect((await visit("/login")).status).toBe(200);
  });

  test("a member's token that the calls standing in for another refuse leads to the 401 page", async () => {
    visitor.token = await makeToken();
    upstream.answer(({ url }, response) =>
      json(response, url.includes("bet-lists.latest") ? 401 : 404, { message: "old" }),
    );
    await expect(ask(dayOfBetLists, { query: { betType: "yeekee" } })).rejects.toMatchObject({
      digest: expect.stringContaining("NEXT_REDIRECT"),
    });
    expect(isRefusedToken(visitor.token)).toBe(true);
  });

  test("an id that an upstream tells, and no call takes, is refused without being sent", async () => {
    await expect(ask(oneBetList, { query: { id: "two words" } })).rejects.toMatchObject({
      name: "Fault",
      code: "invalid-input",
    });
    expect(upstream.seen).toEqual([]);
  });

  test("a guest's refusal is a Fault", async () => {
    upstream.answer((_, response) => json(response, 401, { code: "unauthorized", message: "who?" }));
    await expect(ask(cashs)).rejects.toMatchObject({ name: "Fault", code: "unauthorized" });
  });
});

describe("preload", () => {
  test("asks nothing for a guest or an expired token", async () => {
    expect(await preload(cashs)).toBeNull();
    visitor.token = await makeToken({ exp: 1_700_000_000 });
    expect(await preload(cashs)).toBeNull();
    expect(upstream.seen).toEqual([]);
  });
  test.each([401, 500])("is null after a %i, and nobody is led away", async (status) => {
    visitor.token = await makeToken();
    upstream.answer((_, response) => json(response, status, { message: "no" }));
    expect(await preload(cashs)).toBeNull();
    expect(isRefusedToken(visitor.token)).toBe(false);
  });
  test("waits 800 ms for an answer that never comes", async () => {
    visitor.token = await makeToken();
    upstream.answer(() => undefined);
    const before = Date.now();
    expect(await preload(cashs)).toBeNull();
    expect(Date.now() - before).toBeGreaterThanOrEqual(790);
  });
});
