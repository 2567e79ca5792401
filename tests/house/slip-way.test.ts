/** The table of docs/architecture.md that leads a reader through the way of a slip, held to the code. */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { importsOf } from "./imports";
import { read, root } from "./source-files";

const MOST_FILES = 20;
const FUNCTIONS = "upstream/db/functions";

const [, section = ""] = read("docs/architecture.md").split("## A slip, from the keypad to the ledger");
const rows = [...section.matchAll(/^\| (\d+) \| `([^`]+)` \| ([^|]+) \| [^|]+ \|([^|]*)\|$/gm)].map(
  ([, number, file = "", from = "", asks = ""]) => ({
    number: Number(number),
    file,
    from: from.trim(),
    asks: [...asks.matchAll(/`([^`]+)`/g)].map(([, path = ""]) => path),
  }),
);

const fileOf = (number: string | undefined) => rows.find((row) => String(row.number) === number)?.file;

const hasImport = (from: string, to: string) =>
  importsOf(from).some(({ to: path }) => path === to.replace(/\.tsx?$/, ""));

const names = (file: string, word: string) => new RegExp(`\\b${word}\\b`).test(read(file));

/** Whether the code leads to the file as the row says. */
function isReached({ file, from }: Pick<(typeof rows)[number], "file" | "from">): boolean {
  const [number, how = ""] = from.split(" ");
  const before = fileOf(number);
  if (!before) return false;
  const name = /^`(\w+)`$/.exec(how)?.[1];
  return name ? names(before, name) && names(file, name) : how === "import" && hasImport(before, file);
}

/** A function of the database is called by its name, a file of TypeScript by an import. */
const isAsked = (file: string, asked: string) =>
  asked.endsWith(".sql")
    ? names(file, asked.replace(/\.sql$/, "").replaceAll("-", "_"))
    : hasImport(file, asked);

describe("the way of a slip", () => {
  test(`leads through ${MOST_FILES} files at most, each once and in order`, () => {
    expect(rows.map(({ number }) => number)).toEqual(rows.map((_, at) => at + 1));
    expect(new Set(rows.map(({ file }) => file)).size).toBe(rows.length);
    expect(rows.length).toBeGreaterThan(15);
    expect(rows.length).toBeLessThanOrEqual(MOST_FILES);
  });

  test("begins with taps of the member and crosses the wire twice", () => {
    const outside = rows.filter(({ from }) => !/^\d/.test(from)).map(({ from }) => from);
    expect(outside.toSorted()).toEqual(["HTTP", "HTTP", "tap", "tap", "tap"]);
  });

  test.each(rows)("$number: $file is there, and reached as it says", (row) => {
    expect(existsSync(join(root, row.file))).toBe(true);
    if (/^\d/.test(row.from)) expect(isReached(row), `not from ${row.from}`).toBe(true);
    const asked = row.asks.filter((path) => !isAsked(row.file, path));
    expect(asked, "asked by nobody").toEqual([]);
    for (const path of row.asks)
      expect(existsSync(join(root, path.includes("/") ? path : `${FUNCTIONS}/${path}`)), path).toBe(true);
  });

  test("tells a way that is not there", () => {
    const [file = "", other = ""] = [fileOf("8"), fileOf("7")];
    expect(isReached({ file, from: "7 import" })).toBe(true);
    expect(isReached({ file: other, from: "8 import" }), "a submission knows no slip").toBe(false);
    expect(isReached({ file, from: "1 `post_stake`" })).toBe(false);
  });
});
