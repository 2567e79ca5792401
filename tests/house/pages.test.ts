import { describe, expect, test } from "vitest";
import { errorPages, matchRoute, routes } from "@/lib/domain/access/routes";
import { read, sourcesUnder } from "./source-files";

/**
 * The address of every page and handler below the locale segment; a catch-all with its own table stays `[[...]]`.
 */
const built = sourcesUnder(["app/[locale]"])
  .filter((file) => /\/(page\.tsx|route\.ts)$/.test(file))
  .map((file) => {
    const parts = file.split("/").slice(2, -1);
    return `/${parts.filter((part) => !part.startsWith("(")).join("/")}`;
  });
const single = built.filter((path) => !path.includes("[..."));
const walls: readonly string[] = Object.values(errorPages);
/** Static pages that take precedence over a parameter. */
const patternOf = (path: string) => matchRoute(path.split("/").filter(Boolean))?.route.pattern;

describe("the pages that are built", () => {
  test("are those that the routes name, and the error pages", () => {
    const strangers = single.filter((path) => !walls.includes(path) && !patternOf(path));
    expect(strangers).toEqual([]);
    expect(built.filter((path) => path.includes("[...")).sort()).toEqual([
      "/[...unbuilt]",
      "/game/[[...slug]]",
    ]);
  });

  test("leave no route without one", () => {
    const known = new Set(single.map(patternOf));
    const missing = routes
      .filter(({ movedTo, pattern }) => !movedTo && !/^\/game(\/|$)/.test(pattern) && !known.has(pattern))
      .map(({ pattern }) => pattern);
    expect(missing).toEqual([]);
  });
});

// Its answer would begin before the page has decided: with status 200, whatever follows.
test("no page has a loading screen of the framework", () => {
  const early = sourcesUnder(["app"]).filter((file) => /\/loading\.tsx?$/.test(file));
  expect(early).toEqual([]);
});

describe("the places of menus", () => {
  test("have their address and icon in one list", () => {
    const repeated = sourcesUnder(["app", "components"])
      .filter((file) => file !== "components/navigation/destinations.ts")
      .filter((file) => /\bhref: "\/[^"]*",\s*icon: "/.test(read(file)));
    expect(repeated).toEqual([]);
  });
});

// A refused token or host leads to its error page by the framework's own signal, which `orNull` and `legible` let pass.
test("no page swallows what leads it to an error page", () => {
  const swallowing = sourcesUnder(["app/[locale]"])
    .filter((file) => read(file).includes('"@/lib/server/ask/ask"'))
    .flatMap((file) => [...read(file).matchAll(/\.catch\(\(\) => .*/g)].map(([line]) => `${file}: ${line}`));
  expect(swallowing).toEqual([]);
});
