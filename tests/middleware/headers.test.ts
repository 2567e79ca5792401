/** The response headers that the framework's own configuration sets. */
import { AsyncLocalStorage } from "node:async_hooks";
import { describe, expect, test } from "vitest";
import nextConfig from "@/next.config";

// Next's testing entry expects its runtime to be set up.
Object.assign(globalThis, { AsyncLocalStorage });
const { unstable_getResponseFromNextConfig: answerOf } = await import("next/experimental/testing/server");

describe("headers of every path, files and refusals included", () => {
  const headersOf = async (url: string) =>
    (await answerOf({ url: `http://site.test${url}`, nextConfig })).headers;

  test.each([
    "/",
    "/lotto",
    "/en/login",
    "/fonts/latin-1.woff2",
    "/api/cashs",
    "/vdo/external",
    "/externals",
    "/login/external",
  ])("%s cannot be framed", async (path) => {
    expect(Object.fromEntries(await headersOf(path))).toMatchObject({
      "x-frame-options": "DENY",
      "content-security-policy": "frame-ancestors 'none'",
      "x-content-type-options": "nosniff",
      "referrer-policy": "strict-origin-when-cross-origin",
      "permissions-policy": expect.stringContaining("camera=(), microphone=(), geolocation=()"),
      "cross-origin-opener-policy": "same-origin",
      "cross-origin-resource-policy": "same-origin",
    });
  });
  test.each(["/external/login", "/external", "/en/external/login", "/mm/external/login?code=1"])(
    "%s can",
    async (path) => {
      const headers = await headersOf(path);
      expect([headers.get("x-frame-options"), headers.get("content-security-policy")]).toEqual([null, null]);
      expect(headers.get("x-content-type-options")).toBe("nosniff");
      expect(headers.get("cross-origin-resource-policy")).toBe("cross-origin");
      expect(headers.get("cross-origin-opener-policy")).toBeNull();
    },
  );
  test.each([
    ["/fonts/latin-1.woff2", "*"],
    ["/fonts/name-khmer-1.woff2", "*"],
    ["/fonts/..%2fgames", null],
    ["/fonts/games", null],
    ["/icons-3.svg", null],
    ["/marks-1.svg", null],
    ["/main", null],
  ])("%s is lent to foreign pages: %s", async (path, lentTo) => {
    expect((await headersOf(path)).get("access-control-allow-origin")).toBe(lentTo);
  });
  test("https alone is promised https", async () => {
    expect((await headersOf("/")).get("strict-transport-security")).toBeNull();
    const headers = { "x-forwarded-proto": "https" };
    const secure = await answerOf({ url: "https://site.test/", nextConfig, headers });
    expect(secure.headers.get("strict-transport-security")).toContain("max-age=31536000");
  });
});
