import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { filesUnder, ownFolders, read, root } from "./source-files";

const folder = "docs/decisions";
const files = filesUnder([folder]).map((file) => file.slice(folder.length + 1));
const decisions = files.filter((name) => name !== "README.md");
const numberOf = (name: string) => Number(name.slice(0, 4));

/** Every text of the project that people write: any of them may cite a decision. */
const texts = [
  ...filesUnder([...ownFolders, "docs", "locales"]),
  ...readdirSync(root).filter((name) => statSync(join(root, name)).isFile()),
].filter((file) => /\.(tsx?|mjs|css|sql|md|json|example)$/.test(file) && !isWrittenByTools(file));

/** "decision 33", "decisions 7 and 8", "decisions 1 to 5": the place, and each number. */
const cited = texts.flatMap((file) =>
  [...read(file).matchAll(/\bdecisions?\s+((?:\d+(?:,\s*|\s+and\s+|\s+to\s+)?)+)/gi)].flatMap(
    ([, said = ""]) => numbersIn(said).map((number) => ({ file, number })),
  ),
);

describe("decisions", () => {
  test("each cited one has its file", () => {
    const known = new Set(decisions.map(numberOf));
    expect(cited.length).toBeGreaterThan(0);
    expect(cited.filter(({ number }) => !known.has(number))).toEqual([]);
  });

  test("are numbered without gaps and doubles, and named in kebab-case", () => {
    expect(decisions.map(numberOf)).toEqual(decisions.map((_, at) => at + 1));
    expect(decisions.filter((name) => !/^\d{4}(-[a-z0-9]+)+\.md$/.test(name))).toEqual([]);
  });

  test.each(decisions)("%s says context, decision and consequence", (name) => {
    const text = read(`${folder}/${name}`);
    const title = /^# (\d+)\. (.+)\n/.exec(text);
    expect(Number(title?.[1])).toBe(numberOf(name));
    expect([...text.matchAll(/^## (.+)$/gm)].map(([, heading]) => heading)).toEqual([
      "Context",
      "Decision",
      "Consequence",
    ]);
  });
});

test("no comment sends a reader to the sections of a text that is not here", () => {
  const sections = /\bspec(ification)?('s)?,?\s+\(?sections?\b/i;
  expect(texts.filter((file) => sections.test(read(file)))).toEqual([]);
});

function numbersIn(said: string): number[] {
  const range = /(\d+)\s+to\s+(\d+)/.exec(said);
  if (!range) return [...said.matchAll(/\d+/g)].map(([number]) => Number(number));
  const [from, to] = [Number(range[1]), Number(range[2])];
  return Array.from({ length: to - from + 1 }, (_, at) => from + at);
}

function isWrittenByTools(file: string): boolean {
  return file.startsWith("upstream/db/migrations/meta/") || file === "package-lock.json";
}
