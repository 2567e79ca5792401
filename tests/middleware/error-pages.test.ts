import { afterEach, describe, expect, test, vi } from "vitest";
import type { Verdict } from "@/lib/server/gate/gate";
import { retryAfterSeconds } from "@/lib/server/upstream/site-status";
import { type SmallUpstream, setEnv, startUpstream } from "@/tests/lib/server/small-upstream";
import { KNOWN, memberCookie, visit } from "./visit";

let upstream: SmallUpstream | undefined;
afterEach(async () => {
  await upstream?.stop();
  upstream = undefined;
  setEnv({ MAINTENANCE: undefined, SITE_ORIGIN: undefined });
  vi.restoreAllMocks();
});

const open = async (maintenance?: object | null, env = {}) => {
  upstream = await startUpstream({ TOKEN_SECRET: undefined, ...env }, maintenance);
  return upstream;
};

describe("a middleware that fails answers the 500 page, never the requested page", () => {
  const broken: [string, () => Verdict][] = [
    [
      "throws",
      () => {
        throw new Error("no verdict");
      },
    ],
    ["says nothing", () => undefined as unknown as Verdict],
    ["says what nobody knows", () => ({ kind: "perhaps" }) as unknown as Verdict],
    ["names an unknown wall", () => ({ kind: "error", page: "x", status: 403, locale: "th" }) as never],
  ];
  test.each(broken)("one that %s", async (_, decide) => {
    await open();
    const said = vi.spyOn(process.stderr, "write").mockReturnValue(true);
    for (const [path, page] of [
      ["/main", "/th/error-500"],
      ["/kh/credit/deposit", "/km/error-500"],
      ["/en/", "/en/error-500"],
    ] as const) {
      const answer = await visit(path, { cookie: await memberCookie(0) }, decide);
      expect([answer.status, answer.page, answer.cookies]).toEqual([500, page, {}]);
      expect(answer.headers.get("cache-control")).toBe("private, no-store");
      // The page is rendered as for a guest: it does not receive the token.
      expect(answer.seen("cookie") ?? "").not.toContain("access-token");
    }
    expect(String(said.mock.calls[0])).toContain("the gate of pages failed");
  });

  test("and it is rendered in the reader's language, without questions that are already answered", async () => {
    await open();
    vi.spyOn(process.stderr, "write").mockReturnValue(true);
    const chosen = "theme=dark; text-size=larger; analytics=no";
    const answer = await visit("/main", { cookie: `${KNOWN}; ${chosen}` }, () => {
      throw new Error("no verdict");
    });
    expect(answer.seen("cookie")).toBe(chosen);
  });

  test("and when even that fails, one sentence with a link home", async () => {
    await open();
    vi.spyOn(process.stderr, "write").mockReturnValue(true);
    const { default: middleware } = await import("@/middleware");
    // A request without a URL: both the middleware and the error page fail.
    const answer = await middleware({ headers: new Headers() } as never);
    const text = await answer.text();
    expect(answer.status).toBe(500);
    expect(text).toContain("An error occurred while showing the error page");
    expect(text).toContain('<a href="/">');
    expect(answer.headers.get("content-security-policy")).toContain("frame-ancestors 'none'");
  });
});

describe("maintenance", () => {
  const at = (ms: number) => new Date(ms).toISOString();

  test("by an operator: every page is the maintenance screen, with 503 and Retry-After", async () => {
    await open({ on: true, until: at(Date.now() + 600_000) });
    for (const [path, page] of [
      ["/", "/th/maintenance"],
      ["/en/results", "/en/maintenance"],
      ["/mm/lotto/gov", "/my/maintenance"],
      ["/nowhere", "/th/maintenance"],
      ["/login", "/th/maintenance"],
    ] as const) {
      for (const cookie of [KNOWN, await memberCookie(0), `${await memberCookie(0)}; session-refused=1`]) {
        const answer = await visit(path, { cookie });
        expect([answer.status, answer.page, answer.cookies["access-token"]]).toEqual([503, page, undefined]);
        expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(590);
        expect(answer.cookies).not.toHaveProperty("session-refused");
        expect(answer.seen("cookie") ?? "").not.toContain("access-token");
      }
    }
  });

  test("at its own address the screen is a page like any other", async () => {
    await open({ on: true });
    const answer = await visit("/en/maintenance", { cookie: KNOWN });
    expect([answer.status, answer.page]).toEqual([200, "/en/maintenance"]);
    expect(answer.headers.get("retry-after")).toBeNull();
  });

  test("by the environment, whatever the upstream says", async () => {
    await open({ on: false }, { MAINTENANCE: "1" });
    expect(await visit("/", { cookie: KNOWN })).toMatchObject({ status: 503, page: "/th/maintenance" });
  });

  test("an upstream's refusal as closed counts as maintenance", async () => {
    const closed = await open(null);
    const said = JSON.stringify({ code: "maintenance", message: "closed" });
    closed.answer((_, response) => response.writeHead(503).end(said));
    expect((await visit("/", { cookie: KNOWN })).status).toBe(503);
  });

  test.each([
    [200, "not json"],
    [501, '{"code":"not-offered"}'],
    [503, "<h1>No server is available</h1>"],
    [503, "{}"],
    [503, '{"code":"busy"}'],
    [500, "{}"],
    [200, '{"data":{"on":"perhaps"}}'],
  ])("an upstream that answers %i %s is open", async (status, body) => {
    const strange = await open(null);
    strange.answer((_, response) => response.writeHead(status).end(body));
    expect((await visit("/", { cookie: KNOWN })).status).toBe(200);
  });

  test("is asked about once for many visitors", async () => {
    const asked = await open(null);
    asked.answer((_, response) => response.end('{"data":{"on":false}}'));
    await Promise.all(Array.from({ length: 20 }, () => visit("/", { cookie: KNOWN })));
    expect(asked.seen.map(({ url }) => url)).toEqual(["/api/sites.maintenance", "/api/sites.detail"]);
  });

  test("sets Retry-After: at the announced time, within ten seconds and an hour", () => {
    const now = Date.parse("2026-11-22T00:00:00Z");
    const until = (ms: number) => retryAfterSeconds({ on: true, until: at(now + ms) }, now);
    expect([until(90_000), until(-5), until(86_400_000)]).toEqual([90, 10, 3_600]);
    expect(retryAfterSeconds({ on: true }, now)).toBe(60);
  });
});

describe("an upstream that is not there", () => {
  test("makes member pages the 500 page at once; pages without calls are shown", async () => {
    setEnv({ API_UPSTREAM_URL: undefined, POY_API_UPSTREAM_URL: undefined, UPSTREAM_PORT: "1" });
    const cookie = await memberCookie(0);
    for (const path of ["/main", "/lotto", "/credit/deposit", "/poy"])
      expect(await visit(path, { cookie })).toMatchObject({ status: 500, page: "/th/error-500" });
    expect(await visit("/results", { cookie })).toMatchObject({ status: 200, page: "/th/results" });
    expect(await visit("/", { cookie: KNOWN })).toMatchObject({ status: 200, page: "/th" });
    expect(await visit("/nowhere", { cookie })).toMatchObject({ status: 404 });
  });
});
