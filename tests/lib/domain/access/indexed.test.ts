import { describe, expect, test } from "vitest";
import { indexedPaths, isIndexed, mappedPaths } from "@/lib/domain/access/indexed";
import { normalise } from "@/lib/domain/access/path";

const listed = (pathname: string) => isIndexed(normalise(pathname)?.segments ?? []);

describe("search engines", () => {
  test.each([
    "/",
    "/en",
    "/results",
    "/mm/howto/lotto",
    "/howto/draw",
    "/kh/results/freezes",
    "/terms",
    "/vdo/first-slip",
    "/promotions",
  ])("may list %s", (pathname) => expect(listed(pathname)).toBe(true));
  test.each([
    "/main",
    "/kh/lotto",
    "/credit/deposit",
    "/games",
    "/offline",
    "/maintenance",
    "/external/login",
    "/login/line/auth",
    "/register/somchai",
    "/register/index-backup",
    "/results/yeekee/yeekee-1",
    "/receipt/0123456789ABCDEFGHJKMNPQRS",
    "/error-404",
    "/nowhere",
  ])("do not list %s", (pathname) => expect(listed(pathname)).toBe(false));
});

test("the map of the site holds every page that may be listed, and no page that has a name in its address", () => {
  expect(indexedPaths).toContain("/");
  expect(indexedPaths.every((path) => listed(path) && !path.includes("["))).toBe(true);
  expect(indexedPaths.filter((path) => /^\/(credit|bank|game|lotto|poy|profile|main)/.test(path))).toEqual(
    [],
  );
});

test("the map leaves out the pages where one logs in, signs up or resets a PIN", () => {
  expect(indexedPaths.filter((path) => !mappedPaths.includes(path))).toEqual([
    "/login",
    "/register",
    "/forgot-pin",
  ]);
});
