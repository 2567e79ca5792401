import { describe, expect, test } from "vitest";
import { filesUnder, ownFolders, read, rooms, sourcesUnder } from "./source-files";

/** Words that mark unfinished or unchecked work; assembled here so that this file stays clean itself. */
const forbidden: [string, RegExp][] = [
  ["a note to finish later", /\b(TODO|FIXME|XXX|HACK)\b/],
  ["a silenced linter", /biome-ignore|eslint-disable/],
  ["a silenced compiler", /@ts-(ignore|expect-error|nocheck)/],
  ["a double cast", /\bas unknown as\b/],
  ["a cookie read or written by hand instead of by js-cookie", /\bdocument\.cookie\b/],
  ["text for nobody", /\blorem ipsum\b/i],
];

describe("source folders", () => {
  const sources = [...sourcesUnder(rooms), "middleware.ts", "next.config.ts"].filter((file) => exists(file));

  test.each(forbidden)("hold no %s", (_, pattern) => {
    expect(linesWith(sources, pattern)).toEqual([]);
  });

  test("never write to the console; the upstream and the scripts have loggers of their own", () => {
    expect(linesWith(sources, /\bconsole\.(log|debug|info|table)\b/)).toEqual([]);
  });

  test("keep words for people out of components and pages", () => {
    const thaiKhmerBurmese = /[\u0E00-\u0E3E\u0E40-\u0E7F\u1780-\u17FF\u1000-\u109F]/;
    const spoken = sourcesUnder(["components", "app", "stores"]).filter(
      // The last error page has no locale to read.
      (file) => /\.tsx?$/.test(file) && file !== "app/global-error.tsx",
    );
    expect(linesWith(spoken, thaiKhmerBurmese, withoutComments)).toEqual([]);
  });
});

describe("comments", () => {
  /** Comments that quote another text, by file: the quoted words. */
  const quotations: Record<string, string[]> = {
    "tests/house/words.test.ts": ["he, him, his, himself, she, her, hers or herself"],
  };
  // A released migration never changes, nor does the copy of an older release.
  const released = /^(upstream\/db\/migrations|tests\/support\/older-release)\//;
  const commented = [...filesUnder(ownFolders), "middleware.ts", "next.config.ts"].filter(
    (file) => /\.(tsx?|mjs|css|sql|sh)$/.test(file) && !released.test(file),
  );

  test('speak of people as "they"', () => {
    // The law: no he, him, his, himself, she, her, hers or herself.
    const oneGender = /\b(he|him|his|himself|she|her|hers|herself)\b/i;
    const found = commented.flatMap((file) =>
      commentLines(file)
        .map(({ line, text }) => ({ line, text: withoutQuotations(text, quotations[file]) }))
        .filter(({ text }) => oneGender.test(text))
        .map(({ line, text }) => `${file}:${line}: ${text.trim()}`),
    );
    expect(found).toEqual([]);
  });
});

describe("tests", () => {
  test("are all run: none is focused, skipped for good or left to be written", () => {
    const tests = filesUnder(["tests", "e2e"]).filter((file) => /\.(test|spec)\.tsx?$/.test(file));
    // A skip with a condition first (a project, a platform) leaves no test out; one with a title first does.
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

/** The lines of a file's comments with their line numbers; code on the same line is left out. */
function commentLines(file: string): { line: number; text: string }[] {
  const mark = file.endsWith(".sql") ? "--" : file.endsWith(".sh") ? "#" : "//";
  let isInBlock = false;
  return read(file)
    .split("\n")
    .flatMap((whole, index) => {
      const wasInBlock = isInBlock;
      const start = whole.search(new RegExp(`(^|[\\s{])(/\\*|${mark}\\s)`));
      if (!wasInBlock && start < 0) return [];
      const text = wasInBlock ? whole : whole.slice(start);
      isInBlock = (wasInBlock || /^[\s{]?\/\*/.test(text)) && !text.includes("*/");
      return [{ line: index + 1, text: wasInBlock ? text.replace(/\*\/.*$/, "") : text }];
    });
}

function withoutQuotations(text: string, quoted: string[] = []): string {
  return quoted.reduce((rest, quotation) => rest.replaceAll(quotation, ""), text);
}

function withoutComments(text: string): string {
  return text
    .replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ""))
    .replace(/\/\/.*$/gm, "");
}
