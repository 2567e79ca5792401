import { NextRequest } from "next/server";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { handlePageRequest } from "@/lib/server/gate/handle-page-request";
import { makeToken, type SmallUpstream, setEnv, startUpstream } from "../small-upstream";

let upstream: SmallUpstream;
beforeAll(async () => {
  upstream = await startUpstream();
});
afterAll(() => upstream.stop());
afterEach(() => setEnv({ OPERATOR_ORIGIN: undefined }));

const visit = (path: string, token = "", host = "site.test") =>
  handlePageRequest(
    new NextRequest(`http://${host}${path}`, {
      headers: { host, cookie: token ? `operator-token=${token}` : "" },
    }),
  );
const goesTo = (answer: Response) => answer.headers.get("location")?.replace("http://site.test", "") ?? null;
const staff = () => makeToken({ role: "staff", sid: "s" });

describe("pages of the console", () => {
  test.each([
    ["/operator", "/operator/login"],
    ["/operator/slips?poyNo=1", "/operator/login?next=%2Foperator%2Fslips%3FpoyNo%3D1"],
    ["/en/operator/slips", "/operator/slips"],
    ["/kh/operator", "/operator"],
  ])("%s without a token leads to %s", async (path, to) => {
    const answer = await visit(path);
    expect([answer.status, goesTo(answer)]).toEqual([307, to]);
  });

  test("the login needs no token, and a page is shown with one", async () => {
    expect(goesTo(await visit("/operator/login"))).toBeNull();
    expect(goesTo(await visit("/operator/slips", await staff()))).toBeNull();
  });

  test.each([
    ["a member's token", {}],
    ["an expired one", { role: "staff", exp: 1 }],
    ["an invented role", { role: "owner" }],
  ])("%s is no token here", async (_, claims) => {
    expect(goesTo(await visit("/operator", await makeToken(claims)))).toBe("/operator/login");
  });

  test("are neither indexed, cached nor framed, and run scripts by nonce alone", async () => {
    const { headers } = await visit("/operator", await staff());
    expect(headers.get("x-robots-tag")).toBe("noindex");
    expect(headers.get("cache-control")).toBe("private, no-store");
    const policy = headers.get("content-security-policy") ?? "";
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toMatch(/script-src 'self' 'nonce-[^']+' 'strict-dynamic'/);
  });

  test("with an origin of their own are nowhere else, and no member's page is there", async () => {
    setEnv({ OPERATOR_ORIGIN: "http://desk.test" });
    expect((await visit("/operator")).status).toBe(404);
    expect((await visit("/operator", "", "desk.test")).status).toBe(307);
    expect((await visit("/lotto", "", "desk.test")).status).toBe(404);
    expect((await visit("/results")).status).not.toBe(404);
  });
});
