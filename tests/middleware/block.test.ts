import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { memberShell } from "@/lib/contract/member-shell";
import { json, type SmallUpstream, startUpstream } from "@/tests/lib/server/small-upstream";
import { memberCookie, visit } from "./visit";

let upstream: SmallUpstream;
/** The area that staff have closed to the member by now; null: an upstream that does not tell. */
let closedArea: number | null = 0;
beforeAll(async () => {
  upstream = await startUpstream({ TOKEN_SECRET: undefined });
  upstream.answer((request, response) =>
    request.url?.endsWith(memberShell.path) && closedArea !== null
      ? json(response, 200, { data: { closedArea } })
      : json(response, 200, { data: {} }),
  );
});
afterAll(() => upstream.stop());

describe("a block by staff reaches a running session at its next page", () => {
  test.each([
    [2, "/credit/deposit", "/lotto"],
    [2, "/bank/add", "/games"],
    [3, "/games", "/credit"],
    [4, "/lotto/gov", "/bank/status"],
  ])("status %d closes %s and leaves %s open", async (status, closed, open) => {
    const cookie = await memberCookie(0);
    closedArea = 0;
    expect((await visit(closed, { cookie })).status).not.toBe(403);
    closedArea = status;
    expect((await visit(closed, { cookie })).status).toBe(403);
    expect((await visit(open, { cookie })).status).not.toBe(403);
  });

  test("and opens again at once, though the token was signed under it", async () => {
    closedArea = 0;
    expect((await visit("/credit/deposit", { cookie: await memberCookie(2) })).status).toBe(200);
  });

  test("asks for no page that cannot be closed, and for none of a guest", async () => {
    closedArea = 2;
    const before = upstream.seen.length;
    await visit("/profile/edit", { cookie: await memberCookie(0) });
    await visit("/credit/deposit");
    const asked = upstream.seen.slice(before).filter(({ url }) => url.endsWith(memberShell.path));
    expect(asked).toEqual([]);
  });

  test("hands what it read on to that page, in the page's language, and to no error page", async () => {
    const cookie = await memberCookie(0);
    closedArea = 0;
    const page = await visit("/en/credit/deposit", { cookie, "x-page-shell": "of the visitor" });
    expect(JSON.parse(Buffer.from(page.seen("x-page-shell") ?? "", "base64").toString())).toEqual({
      data: { closedArea: 0 },
    });
    expect(upstream.seen.at(-1)?.headers["accept-language"]).toBe("en");
    closedArea = 2;
    expect((await visit("/en/credit/deposit", { cookie })).seen("x-page-shell")).toBeNull();
  });

  test("where the upstream does not tell, the token counts", async () => {
    closedArea = null;
    expect((await visit("/credit/deposit", { cookie: await memberCookie(2) })).status).toBe(403);
    expect((await visit("/credit/deposit", { cookie: await memberCookie(0) })).status).toBe(200);
  });
});
