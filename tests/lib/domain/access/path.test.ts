import { describe, expect, test } from "vitest";
import { isExternal, localPath, normalise } from "@/lib/domain/access/path";

describe("a path is decoded once, its slashes collapsed, its locale stripped", () => {
  test.each([
    ["/", null, "/"],
    ["/en", "en", "/"],
    ["/EN/credit", "en", "/credit"],
    ["/th/lotto/", "th", "/lotto"],
    ["/kh", "kh", "/"],
    ["/mm/main", "mm", "/main"],
    ["//credit", null, "/credit"],
    ["/%63redit", null, "/credit"],
    ["/%2Fcredit%2Fdeposit", null, "/credit/deposit"],
    ["/%2563redit", null, "/%63redit"],
    ["/\\credit", null, "/credit"],
    ["/./x/../credit", null, "/credit"],
    ["/../../credit", null, "/credit"],
    ["/english", null, "/english"],
    ["/en/en/credit", "en", "/en/credit"],
    ["/vdo/%E0%B8%AB%E0%B8%A7%E0%B8%A2", null, "/vdo/หวย"],
  ])("%s is %s %s", (pathname, locale, path) => {
    expect(normalise(pathname)).toMatchObject({ locale, path });
  });

  test.each(["/%", "/%E0%A4%A", "/credit/%zz"])("%s cannot be decoded", (pathname) => {
    expect(normalise(pathname)).toBeNull();
  });
});

test.each([
  [[], null, "/"],
  [[], "th", "/"],
  [[], "en", "/en"],
  [["main"], "kh", "/kh/main"],
  [["register", "a b/c"], null, "/register/a%20b%2Fc"],
] as const)("%j under %s is written %s", (segments, locale, expected) => {
  expect(localPath(segments, locale)).toBe(expected);
});

test.each([
  ["/external/login", true],
  ["/en/external/login", true],
  ["/external", true],
  ["/externals", false],
  ["/register/external", false],
  ["/", false],
  ["/%", false],
])("%s may be embedded: %s", (pathname, expected) => {
  expect(isExternal(pathname)).toBe(expected);
});
