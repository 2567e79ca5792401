import { AsyncLocalStorage } from "node:async_hooks";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { files, gateMatcher, handlers, isGated, isHandled } from "@/lib/server/gate/gated-paths";
import { config } from "@/middleware";
import nextConfig from "@/next.config";
import { firstSegments, pageAddresses, publicFiles } from "@/tests/support/laws/addresses";
import { inRoot } from "../../../../tools/site/root.mjs";

// Next's testing entry expects its runtime to be set up.
Object.assign(globalThis, { AsyncLocalStorage });
const { unstable_doesMiddlewareMatch: matches } = await import("next/experimental/testing/server");

const isMatched = (url: string) => matches({ config, nextConfig, url: `http://site.test${url}` });
/** Doors that render no page for whatever stands behind them. */
const doors = ["api", "poy-api", "operator/api", "sim", "_next", "_next/data"];

test("the middleware's literal is what the gate calls its own", () => {
  expect(config.matcher).toEqual([gateMatcher]);
});

test("every file of the folder public passes without the gate, and every pattern of a file has one", () => {
  expect(publicFiles.length).toBeGreaterThan(200);
  expect(publicFiles.filter((path) => isGated(path) || isMatched(path) || isHandled(path))).toEqual([]);
  for (const pattern of files)
    expect(
      publicFiles.filter((path) => new RegExp(`^/(?:${pattern})`).test(path)),
      pattern,
    ).not.toEqual([]);
});

test("every route handler and file of the folder app passes, and every pattern of a handler has one", () => {
  const routes = readdirSync(inRoot("app"), { recursive: true, encoding: "utf8" })
    .filter((path) => /(?:^|\/)(?:route|robots|sitemap)\.ts$|\.(?:png|svg)$/.test(path))
    .map(
      (path) =>
        `/${path
          .replace(/\/route\.ts$/, "")
          .replace(/robots\.ts$/, "robots.txt")
          .replace(/sitemap\.ts$/, "sitemap.xml")}`,
    )
    .map((path) => path.replace(/\[\[?\.{3}\w+\]\]?/, "some/more").replace(/\[\w+\]/, "some"))
    // LINE's way back is a page's address, which the gate judges as one.
    .filter((path) => !path.includes("("));
  expect(routes).toContain("/share/some/some/more");
  expect(routes.filter((path) => isMatched(path) || !isHandled(path))).toEqual([]);
  for (const pattern of handlers)
    expect(
      ["/_next/static/x.js", "/sim", ...routes].some((path) => new RegExp(`^/(?:${pattern})`).test(path)),
      pattern,
    ).toBe(true);
});

test("every page behind every first segment is the gate's, but behind a door of calls", () => {
  const wrong: string[] = [];
  let asked = 0;
  for (const first of firstSegments.filter((one) => !doors.includes(one)))
    for (const page of pageAddresses) {
      const path = `/${first}${page}`;
      const isShare = first === "share" && /^\/[^/]+\/./.test(page);
      const isFile = page === "" && isMatched(path) === false;
      if (
        isShare ||
        (isFile && publicFiles.concat("/ready", "/icon.svg", "/robots.txt", "/icons-99.svg").includes(path))
      )
        continue;
      asked += 1;
      if (!isMatched(path) || !isGated(path)) wrong.push(path);
    }
  // Names that only look like files below the folder of pictures: nothing renders a page there (next.config.ts).
  expect(wrong.filter((path) => !/^\/(?:images|IMAGES|icons|fonts)\/.*\.\w+$/.test(path))).toEqual([]);
  expect(asked).toBeGreaterThan(1_900);
});

test("no page renders outside of the languages: the rest is led to where nothing is", async () => {
  const { afterFiles = [] } = ((await nextConfig.rewrites?.()) ?? {}) as {
    afterFiles?: { source: string; destination: string }[];
  };
  expect(afterFiles.map(({ destination }) => destination)).toEqual(["/th/no-page"]);
  const segment = join("app", "[locale]");
  expect(readdirSync(inRoot("app")).filter((name) => name.startsWith("["))).toEqual([segment.slice(4)]);
});
