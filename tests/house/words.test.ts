import { describe, expect, test } from "vitest";
import { filesUnder, read, rooms, sourcesUnder } from "./source-files";

/** Words that mark unfinished or unchecked work; assembled here so that this file stays clean itself. */
const forbidden: [string, RegExp][] = [
  ["a note to finish later", /\b(TODO|FIXME|XXX|HACK)\b/],
  ["a silenced linter", /biome-ignore|eslint-disable/],
  ["a silenced compiler", /@ts-(ignore|expect-error|nocheck)/],
  ["a double cast", /\bas unknown as\b/],
  ["a cookie read or written by hand instead of by js-cookie", /\bdocument\.cookie\b/],
  ["text for nobody", /\blorem ipsum\b/i],
];

describe("source rooms", () => {
  const sources = [...sourcesUnder(rooms), "middleware.ts", "next.config.ts"].filter((file) => exists(file));

  test.each(forbidden)("hold no %s", (_, pattern) => {
    expect(linesWith(sources, pattern)).toEqual([]);
  });

  test("never write to the console; the upstream and the scripts have better ways", () => {
    expect(linesWith(sources, /\bconsole\.(log|debug|info|table)\b/)).toEqual([]);
  });

  test("keep words for people out of components and pages", () => {
    const thaiKhmerBurmese = /[\u0E00-\u0E3E\u0E40-\u0E7F\u1780-\u17FF\u1000-\u109F]/;
    const spoken = sourcesUnder(["components", "app", "stores"]).filter(
      // The last resort of all has no locale to ask.
      (file) => /\.tsx?$/.test(file) && file !== "app/global-error.tsx",
    );
    expect(linesWith(spoken, thaiKhmerBurmese, withoutComments)).toEqual([]);
  });
});

describe("tests", () => {
  test("are all run: none is focused, skipped for good or left to be written", () => {
    const tests = filesUnder(["tests", "e2e"]).filter((file) => /\.(test|spec)\.tsx?$/.test(file));
    // A skip with a condition first (a project, a platform) is no test left out; one with words first is.
    expect(linesWith(tests, /\b(test|it|describe)\.((only|todo|fixme)\(|skip\(\s*(["'`)]|$))/)).toEqual([]);
  });
});

function exists(file: string): boolean {
  try {
    return read(file).length > 0;
  } catch {
    return false;
  }
}

function linesWith(files: string[], pattern: RegExp, prepare = (text: string) => text): string[] {
  return files.flatMap((file) =>
    prepare(read(file))
      .split("\n")
      .flatMap((line, index) => (pattern.test(line) ? [`${file}:${index + 1}: ${line.trim()}`] : [])),
  );
}

function withoutComments(text: string): string {
  return text
    .replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ""))
    .replace(/\/\/.*$/gm, "");
}
