/** The short version of `npm run sweep -- hostile`: the same inputs against the middleware itself. */
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { isMembersOnly } from "@/lib/domain/access/decide";
import { normalise } from "@/lib/domain/access/path";
import { hostileCookies } from "@/scripts/sweep/hostile-cookies.mjs";
import { hostileHeaders } from "@/scripts/sweep/hostile-headers.mjs";
import { hostilePaths } from "@/scripts/sweep/hostile-paths.mjs";
import { type SmallUpstream, startUpstream, TOKEN_KEY } from "@/tests/lib/server/small-upstream";
import { follow, KNOWN, memberCookie, type Visit, visit } from "./visit";

let upstream: SmallUpstream;
beforeAll(async () => {
  upstream = await startUpstream({ TOKEN_SECRET: TOKEN_KEY });
  vi.spyOn(process.stderr, "write").mockReturnValue(true);
});
afterAll(async () => {
  await upstream.stop();
  vi.restoreAllMocks();
});

const ends = [200, 400, 401, 403, 404];
/** The page that the answer renders: a guest must never be shown a member's. */
const isClosed = ({ page }: Visit) =>
  isMembersOnly(normalise((page ?? "/").replace(/^\/(th|en|km|my)/, ""))?.segments ?? []);

test("no cookie opens a member's page, leads on more than twice or breaks the gate", async () => {
  const paths = ["/", "/main", "/en/credit/deposit", "/lotto/gov", "/results"];
  for (const [at, cookie] of hostileCookies().entries()) {
    const { chain, last } = await follow(paths[at % paths.length] ?? "/", cookie);
    const seen = `${cookie.slice(0, 200)}: ${chain.join(" > ")}`;
    expect(chain.length, seen).toBeLessThanOrEqual(2);
    expect(ends, seen).toContain(last.status);
    expect(last.status === 200 && isClosed(last), seen).toBe(false);
  }
});

test("no path does, whoever asks", async () => {
  const readable = hostilePaths().filter((path) => path.startsWith("/"));
  expect(readable.length).toBeGreaterThan(250);
  for (const path of readable) {
    for (const cookie of [KNOWN, await memberCookie(2), await memberCookie(4)]) {
      const { chain, last } = await follow(path, cookie);
      const seen = `${path.slice(0, 200)}: ${chain.join(" > ").slice(0, 300)}`;
      expect(chain.length, seen).toBeLessThanOrEqual(2);
      expect(ends, seen).toContain(last.status);
      for (const to of chain) expect(to, seen).toMatch(/^\/(?![/\\])/);
      if (cookie === KNOWN) expect(last.status === 200 && isClosed(last), seen).toBe(false);
    }
  }
});

test("no header changes what the gate decides", async () => {
  for (const headers of hostileHeaders) {
    const answer = await visit("/main", { ...headers, cookie: KNOWN });
    // A router has nothing to show there, and loads the address as a document.
    const verdict = "rsc" in headers ? [204, null] : [307, "/"];
    expect([answer.status, answer.to, answer.page], JSON.stringify(headers)).toEqual([...verdict, null]);
    const page = await visit("/results", { ...headers, cookie: KNOWN });
    expect(page.seen("x-page"), JSON.stringify(headers)).toBe("/results");
    expect(page.seen("x-nonce")).toMatch(/^[A-Za-z0-9+/]{22}==$/);
  }
});

test("there are as many as were promised, and they are the same at every run", () => {
  expect([hostileCookies().length, hostilePaths().length]).toEqual([500, 300]);
  expect([hostileCookies(), hostilePaths()]).toEqual([hostileCookies(), hostilePaths()]);
});
