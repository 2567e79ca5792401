import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { filesUnder, read, root } from "./source-files";

/** Whoever has to read all of it reads for about two hours. */
const MOST_WORDS = 25_000;
/** A longer cell is a list or a paragraph. */
const LONGEST_CELL = 400;

const docs = [...readdirSync(root), ...filesUnder(["docs"])].filter((file) => file.endsWith(".md"));
/** The figures of the newest runs and the tables of acts, screens and forms are written by a command, as long as they are. */
const written = /<!-- (times|acts|screens|forms):[\s\S]*?<!-- end of \1 -->/g;
const wordsOf = (text: string) => text.replace(written, "").split(/\s+/).filter(Boolean).length;

/** Rows of tables outside of code, as their cells; a bar in a cell is written `\|`. */
const rowsOf = (file: string) =>
  read(file)
    .replace(/```[\s\S]*?```/g, "")
    .split("\n")
    .filter((line) => line.includes(" | "))
    .map((line) => line.replace(/^\||\|$/g, "").split(/(?<!\\)\|/));

test("all documents together stay short, as `wc -w` counts", () => {
  const words = docs.map((file) => [wordsOf(read(file)), file] as const);
  const sum = words.reduce((total, [count]) => total + count, 0);
  const longest = words.toSorted(([one], [other]) => other - one).slice(0, 5);
  expect(
    sum,
    `the longest: ${longest.map(([count, file]) => `${file} ${count}`).join(", ")}`,
  ).toBeLessThanOrEqual(MOST_WORDS);
});

test("no cell of a table is a paragraph", () => {
  const long = docs.flatMap((file) =>
    rowsOf(file)
      .flat()
      .filter((cell) => cell.trim().length > LONGEST_CELL)
      .map((cell) => `${file}: ${cell.trim().slice(0, 60)}…`),
  );
  expect(long).toEqual([]);
});

test("every threat of docs/hardening.md has a test that is there", () => {
  const rows = rowsOf("docs/hardening.md").slice(1);
  const missing = rows.flatMap(([threat = "", , tests = ""]) => {
    if (threat.trim() === "threat" || tests.trim() === "the same") return [];
    const named = [...tests.matchAll(/`([^`]+\.(?:test|spec)\.tsx?)`/g)].map(([, path = ""]) => path);
    return named.length === 0 ? [threat.trim()] : named.filter((path) => !existsSync(join(root, path)));
  });
  expect(rows.length).toBeGreaterThan(100);
  expect(missing).toEqual([]);
});
