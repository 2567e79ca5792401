import { beforeAll, describe, expect, test } from "vitest";
import { routes } from "@/lib/domain/access/routes";
import { refuseToken } from "@/lib/server/refused-tokens";
import { makeToken, setEnv } from "@/tests/lib/server/small-upstream";
import { follow, KNOWN, memberCookie, visit } from "./visit";

beforeAll(() =>
  setEnv({ API_UPSTREAM_URL: undefined, POY_API_UPSTREAM_URL: undefined, TOKEN_SECRET: undefined }),
);

/** A real address of a pattern. */
const example = (pattern: string) => pattern.replace(/\[[^\]]+\]/g, "x1");
const first = (path: string) => path.split("/")[1] ?? "";
const isIn = (path: string, ...areas: string[]) => areas.some((area) => first(path).startsWith(area));
const isProtected = (path: string) =>
  isIn(path, "credit", "bank", "game", "lotto") ||
  ["poy", "profile", "main", "number-set"].includes(first(path));
const isGuestPage = (path: string) =>
  path === "/" || path === "/login" || path === "/register" || path.startsWith("/register/");
/** The spec's section 4: what a status closes. */
const closed: Record<number, string[]> = { 2: ["credit", "bank"], 3: ["game"], 4: ["lotto"] };

const everyRoute = routes.map(({ pattern, movedTo }) => ({
  path: example(pattern),
  movedTo: movedTo && example(movedTo),
}));

describe.each(everyRoute)("$path", ({ path, movedTo }) => {
  const stays = movedTo ? { status: 307, to: movedTo } : { status: 200, to: null };

  test("a guest sees it, or goes to / where it is a member's", async () => {
    const { status, to } = await visit(path, { cookie: KNOWN });
    expect({ status, to }).toEqual(isProtected(path) ? { status: 307, to: "/" } : stays);
  });

  test.each([0, 1, 2, 3, 4, 9])("a member of status %i", async (number) => {
    const { status, to, cookies } = await visit(path, { cookie: await memberCookie(number) });
    if (isGuestPage(path) && number !== 1) expect({ status, to }).toEqual({ status: 307, to: "/main" });
    else if (isIn(path, ...(closed[number] ?? []))) expect({ status, to }).toEqual({ status: 403, to: null });
    else expect({ status, to }).toEqual(stays);
    expect("access-token" in cookies).toBe(isGuestPage(path) && number === 1);
  });

  test("an undecodable token goes to /, its cookies gone in the same answer", async () => {
    const { status, to, cookies } = await visit(path, {
      cookie: `${KNOWN}; access-token=garbage; session-hint=x`,
    });
    expect({ status, to }).toEqual(path === "/" ? { status: 200, to: null } : { status: 307, to: "/" });
    expect(cookies).toMatchObject({ "access-token": null, "session-hint": null });
  });

  test("an expired token is a guest's, its cookies gone in the same answer", async () => {
    const { status, to, cookies } = await visit(path, {
      cookie: await memberCookie(0, { exp: 1_700_000_000 }),
    });
    expect({ status, to }).toEqual(isProtected(path) ? { status: 307, to: "/" } : stays);
    expect(cookies).toMatchObject({ "access-token": null, "session-hint": null });
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

  test("from the 401 page the way to the sign-in is open at once, with the dead session taken away", async () => {
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

  test("after at most two, in 200, 401, 403 or 404, whatever path, language and cookie", async () => {
    const paths = everyRoute.flatMap(({ path }) => [
      path,
      `/kh${path === "/" ? "" : path}`,
      `/TH${path}`,
      `/${path}/`,
    ]);
    for (const [who, cookie] of await cookies()) {
      for (const locale of ["", "; locale=th", "; locale=mm", "; locale=xx"]) {
        for (const path of [...paths, "/nothing", "/%", "/%E0%A4%A"]) {
          const { chain, last } = await follow(path, `${cookie}${locale}`.replace(/^; /, ""));
          const seen = `${who} ${path} ${locale}: ${chain.join(" > ")}`;
          expect(chain.length, seen).toBeLessThanOrEqual(2);
          expect([200, 401, 403, 404], seen).toContain(last.status);
        }
      }
    }
  }, 60_000);
});
