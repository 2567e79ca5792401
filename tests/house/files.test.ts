import { readdirSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { filesUnder, ownFolders, read, root, sourcesUnder } from "./source-files";

const longest = 300;

describe("files", () => {
  test(`hold at most ${longest} lines`, () => {
    const tooLong = sourcesUnder(ownFolders)
      .map((file) => ({ file, lines: read(file).split("\n").length - 1 }))
      .filter(({ lines }) => lines > longest);
    expect(tooLong).toEqual([]);
  });

  test("are named in kebab-case, but for the names Next.js gives to routes", () => {
    const kebab = /^\.?[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9-]+)*$/;
    const route = /^(\([a-z-]+\)|\[{1,2}(\.{3})?[a-zA-Z]+\]{1,2}|_[a-z-]+)$/;
    // Written by drizzle-kit, which has its own habits.
    const foreign = /^(upstream\/db|tests\/support\/older-release)\/migrations\//;
    const misnamed = filesUnder(ownFolders)
      .filter((file) => !foreign.test(file))
      .filter((file) => !file.split("/").every((part) => kebab.test(part) || route.test(part)));
    expect(misnamed).toEqual([]);
  });

  test("of a route stand in its _parts, but for those that Next.js names and the page's own style", () => {
    const named = /^(page|layout|error|not-found|route)\.(tsx?|module\.css)$/;
    const loose = filesUnder(["app/[locale]"])
      .filter((file) => !file.includes("/_parts/"))
      .filter((file) => !named.test(file.split("/").at(-1) ?? ""));
    expect(loose).toEqual([]);
  });

  test("of a component stand in a folder that names its noun", () => {
    const loose = filesUnder(["components"]).filter((file) => file.split("/").length < 3);
    expect(loose).toEqual([]);
  });
});

describe("the top of the project", () => {
  test("holds nothing that the plan of the house does not name", () => {
    const planned = new Set([
      ...[
        "app",
        "components",
        "stores",
        "lib",
        "locales",
        "upstream",
        "tools",
        "scripts",
        "tests",
        "e2e",
        "bench",
      ],
      ...[
        "public",
        "docs",
        "deploy",
        ".ci",
        "middleware.ts",
        "instrumentation.ts",
        "instrumentation-client.ts",
        "next.config.ts",
        "package.json",
        "package-lock.json",
      ],
      ...["tsconfig.json", "biome.json", "vitest.config.ts", "playwright.config.ts", "drizzle.config.ts"],
      ...[".env.example", ".gitignore", ".npmrc", "redocly.yaml"],
      // For whoever opens the project first, and their editor.
      ...["README.md", "CONTRIBUTING.md", "AGENTS.md", "LICENSE", ".editorconfig", ".nvmrc"],
      // Made by tools, never committed.
      ...[".git", "node_modules", ".next", ".build", ".data", ".env", ".env.local", "next-env.d.ts"],
      ...["test-results", "playwright-report", "tsconfig.tsbuildinfo"],
    ]);
    const strangers = readdirSync(root).filter((name) => !planned.has(name) && !name.startsWith(".data"));
    expect(strangers).toEqual([]);
  });
});
