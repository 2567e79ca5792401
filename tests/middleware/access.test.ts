import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { matchRoute, routes } from "@/lib/domain/access/routes";
import { refuseToken } from "@/lib/server/ask/refused-tokens";
import { makeToken, type SmallUpstream, startUpstream } from "@/tests/lib/server/small-upstream";
import { specTable } from "./spec-table";
import { follow, KNOWN, memberCookie, visit } from "./visit";

let upstream: SmallUpstream;
beforeAll(async () => {
  upstream = await startUpstream({ TOKEN_SECRET: undefined });
});
afterAll(() => upstream.stop());

const everyone = ["guest", "0", "1", "2", "3", "4", "undecodable", "expired", "undefined"] as const;
type Who = (typeof everyone)[number];

const cookieOf = async (who: Who): Promise<string> => {
  if (who === "guest") return KNOWN;
  if (who === "undecodable") return `${KNOWN}; access-token=garbage; session-hint=x`;
  if (who === "expired") return memberCookie(0, { exp: 1_700_000_000 });
  if (who === "undefined") return `${KNOWN}; access-token=undefined`;
  return memberCookie(Number(who));
};

const [heads = [], ...rows] = specTable
  .trim()
  .split("\n")
  .filter((line) => !line.startsWith("#"))
  .map((line) => line.split(/\s+/));

/** The meaning of the table's word under a language. */
function expected(word: string, prefix: string) {
  const at = (path: string) => `${prefix}${path}`.replace(/(?<=.)\/$/, "");
  if (word === "page") return { status: 200, to: null };
  if (word === "no") return { status: 403, to: null };
  const to = word === "home" ? "/" : word === "main" ? "/main" : word.slice(1);
  return { status: 307, to: at(to) };
}

test("the table names every route that the site knows, and each visitor once", () => {
  expect(heads.slice(1)).toEqual(everyone);
  expect(rows.every((row) => row.length === heads.length)).toBe(true);
  const named = rows.map(([path = ""]) => matchRoute(path.split("/").filter(Boolean))?.route.pattern);
  expect([...new Set(named)].sort()).toEqual(routes.map(({ pattern }) => pattern).sort());
});

describe.each([
  ["th", ""],
  ["en", "/en"],
  ["kh", "/kh"],
  ["mm", "/mm"],
])("the specification's table in %s", (_, prefix) => {
  test.each(rows.map(([path = "", ...words]) => ({ path, words })))("$path", async ({ path, words }) => {
    const isForGuests = words[1] === "main";
    for (const [column, who] of everyone.entries()) {
      const address = path === "/" ? prefix || "/" : prefix + path;
      const { status, to, cookies } = await visit(address, { cookie: await cookieOf(who) });
      expect({ who, status, to }).toEqual({ who, ...expected(words[column] ?? "", prefix) });
      const isSignedOut = who === "undecodable" || who === "expired" || (who === "1" && isForGuests);
      expect({ who, gone: cookies["access-token"] === null }).toEqual({ who, gone: isSignedOut });
    }
  });
});

describe("spellings do not slip through", () => {
  test.each([
    "/%63redit",
    "/credit%2Fdeposit",
    "//credit",
    "/./credit",
    "/EN/credit",
    "/en//credit",
    "/kh/%63redit/deposit",
    "/credit/",
    "/lotto/gov/",
    "/lottoextra",
    "/%5Ccredit",
    "/x/%2e%2e/bank/add",
    "/Credit",
    "/GAMES",
  ])("%s is closed to a guest", async (path) => {
    const { chain, last } = await follow(path, KNOWN);
    expect([last.status, last.page]).toEqual([
      200,
      chain.at(-1) === "/" ? "/th" : `/${{ en: "en", kh: "km" }[chain.at(-1)?.slice(1) ?? ""]}`,
    ]);
  });

  test.each(["/howto/lotto", "/vdo/credit", "/register/bank", "/en/howto/lotto4d"])(
    "%s stays public",
    async (path) => {
      expect((await visit(path, { cookie: KNOWN })).status).toBe(200);
    },
  );

  test.each(["/%63redit/deposit", "//credit/deposit", "/credit/deposit/", "/TH/credit/deposit"])(
    "%s is 403 for status 2",
    async (path) => {
      expect((await follow(path, await memberCookie(2))).last.status).toBe(403);
    },
  );
});

describe("error pages", () => {
  test.each([
    "/error-401",
    "/error-403",
    "/error-404",
    "/error-500",
    "/error-domain",
    "/en/error-403",
    "/%65rror-401",
  ])("%s asked for directly is 404", async (path) => {
    const { last } = await follow(path, KNOWN);
    expect([last.status, last.page]).toEqual([404, expect.stringMatching(/^\/(th|en)\/error-404$/)]);
  });

  test.each(["/%", "/%E0%A4%A", "/en/%zz"])(
    "%s cannot be read: 400, and the not-found page",
    async (path) => {
      const { status, page } = await visit(path, { cookie: KNOWN });
      expect([status, page]).toEqual([400, "/th/error-404"]);
    },
  );

  test.each(["/nothing", "/profile.php", "/wp-admin/setup.php", "/vdo/a/b", "/lotto/gov/x/y", "/km/lotto"])(
    "%s is nobody's page: 404 (or / for a guest where it is protected)",
    async (path) => {
      expect((await follow(path, await memberCookie(0))).last.status).toBe(404);
    },
  );

  test("the 403 page does not sign out and keeps the language", async () => {
    const { status, page, cookies, headers } = await visit("/en/lotto", { cookie: await memberCookie(4) });
    expect([status, page, "access-token" in cookies]).toEqual([403, "/en/error-403", false]);
    expect(headers.get("cache-control")).toBe("private, no-store");
  });

  test("a refused token leads to the 401 page once; the page alone signs out", async () => {
    const cookie = `${await memberCookie(0)}; session-refused=1`;
    const { status, page, cookies } = await visit("/main", { cookie });
    expect([status, page]).toEqual([401, "/th/error-401"]);
    expect(cookies).toEqual({ "session-refused": null });
  });

  test("a token that the upstream refused while a page was made does so too, parts of pages included", async () => {
    const token = await makeToken();
    const cookie = `${KNOWN}; access-token=${token}; session-hint=x`;
    expect((await visit("/main", { cookie })).status).toBe(200);
    refuseToken(token);
    for (const rsc of [{}, { rsc: "1" }] as Record<string, string>[]) {
      const { status, page, cookies, seen } = await visit("/main", { cookie, ...rsc });
      expect([status, page, cookies, seen("cookie")]).toEqual([401, "/th/error-401", {}, KNOWN]);
    }
  });

  test("from the 401 page the login opens at once, with the ended session removed", async () => {
    const cookie = `${KNOWN}; access-token=${await makeToken({ uuid: "told" })}`;
    expect((await visit("/main", { cookie: `${cookie}; session-refused=1` })).status).toBe(401);
    for (const [way, page] of [
      ["/login", "/th/login"],
      ["/", "/th"],
      ["/register", "/th/register"],
    ] as const) {
      const answer = await visit(way, { cookie });
      expect([answer.status, answer.page], way).toEqual([200, page]);
      expect(answer.cookies, way).toEqual({ "access-token": null, "session-hint": null });
      expect(answer.seen("cookie"), way).toBe(KNOWN);
    }
  });

  test("parts that the router fetches do not use up the refusal", async () => {
    const cookie = `${await memberCookie(0)}; session-refused=1`;
    expect((await visit("/main", { cookie, rsc: "1" })).status).toBe(200);
  });
});

describe("redirects end", () => {
  const cookies = async () => [
    ["a guest", KNOWN],
    ["nobody yet", ""],
    ["garbage", `${KNOWN}; access-token=garbage`],
    ["undefined", `${KNOWN}; access-token=undefined`],
    ["expired", await memberCookie(0, { exp: 1_700_000_000 })],
    ...(await Promise.all(
      [0, 1, 2, 3, 4, 7].map(async (status) => [`status ${status}`, await memberCookie(status)]),
    )),
  ];

  test("after at most two, in 200, 401, 403 or 404 (400 where nobody can read the address), whatever path, language and cookie", async () => {
    const paths = rows.flatMap(([path = ""]) => [
      path,
      `/kh${path === "/" ? "" : path}`,
      `/TH${path}`,
      `/${path}/`,
    ]);
    const locales = ["", "; locale=th", "; locale=mm", "; locale=xx"];
    // Every visitor at every path, and every two of visitor, path and language cookie together.
    for (const [row, [who, cookie]] of (await cookies()).entries()) {
      for (const [column, path] of [...paths, "/nothing", "/%", "/%E0%A4%A"].entries()) {
        const locale = locales[(row + column + Math.floor(column / locales.length)) % locales.length];
        const { chain, last } = await follow(path, `${cookie}${locale}`.replace(/^; /, ""));
        const seen = `${who} ${path} ${locale}: ${chain.join(" > ")}`;
        expect(chain.length, seen).toBeLessThanOrEqual(2);
        const ends = /%(?![0-9a-f]{2})|%E0/i.test(path) ? [400, 200] : [200, 401, 403, 404];
        expect(ends, seen).toContain(last.status);
      }
    }
  }, 300_000);
});

test.each([
  ["/credit/deposit", "/#log-in"],
  ["/en/lotto", "/en#log-in"],
  ["/lotto/index-backup", "/#log-in"],
])("a guest at %s is led to the login of the front page (%s)", async (path, to) => {
  const { headers } = await visit(path, { cookie: KNOWN });
  expect(new URL(headers.get("location") ?? "", "http://site.test").href).toBe(`http://site.test${to}`);
});

describe("after the login a guest comes back to the page", () => {
  const lineOf = ({ headers }: Awaited<ReturnType<typeof visit>>) =>
    headers.getSetCookie().find((line) => line.startsWith("asked-page="));

  test("that they asked for: a cookie of ten minutes names it, and no script can read it", async () => {
    const answer = await visit("/en/poy/gov?x=1", { cookie: KNOWN });
    expect(lineOf(answer)).toBe(
      "asked-page=%2Fpoy%2Fgov%3Fx%3D1; Path=/; Max-Age=600; SameSite=Lax; HttpOnly",
    );
  });

  test("that showed the 401 page when their session had ended", async () => {
    const cookie = `${await memberCookie(0)}; session-refused=1`;
    expect((await visit("/credit/statement", { cookie })).cookies["asked-page"]).toBe("/credit/statement");
  });

  test.each(["/results", "/main", "/nothing", "/lotto/a/b/c/d", "//evil.test/x"])(
    "not of %s, which is no members' page to come back to",
    async (path) => {
      expect((await visit(path, { cookie: KNOWN })).cookies).not.toHaveProperty("asked-page");
    },
  );

  test("not of one that was only prefetched", async () => {
    const early: [string, string][] = [
      ["next-router-prefetch", "1"],
      ["sec-purpose", "prefetch;prerender"],
    ];
    for (const [name, value] of early) {
      expect((await visit("/lotto", { cookie: KNOWN, [name]: value })).cookies).not.toHaveProperty(
        "asked-page",
      );
    }
  });

  test("of one that was asked for from an open page, whose router gets nothing and loads it as a document", async () => {
    const { status, to, cookies } = await visit("/lotto", { cookie: KNOWN, rsc: "1" });
    expect([status, to, cookies["asked-page"]]).toEqual([204, null, "/lotto"]);
  });

  test("once: a member's first page expires the cookie, a guest's keeps it", async () => {
    const asked = "asked-page=%2Flotto";
    expect((await visit("/lotto", { cookie: `${await memberCookie(0)}; ${asked}` })).cookies).toEqual({
      "asked-page": null,
    });
    for (const path of ["/", "/login", "/results"])
      expect((await visit(path, { cookie: `${KNOWN}; ${asked}` })).cookies, path).toEqual({});
  });

  test("not once they have gone astray: the page of a wrong address expires the cookie, a missing icon does not", async () => {
    const cookie = `${KNOWN}; asked-page=%2Flotto`;
    const gone = async (accept: string) =>
      (await visit("/nowhere", { cookie, accept })).cookies["asked-page"];
    expect(await gone("text/html,application/xhtml+xml")).toBeNull();
    expect(await gone("image/avif,image/webp")).toBeUndefined();
  });
});
