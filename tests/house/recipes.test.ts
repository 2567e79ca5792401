import { existsSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { filesUnder, ownFolders, read, root } from "./source-files";

/** A fence of code, without the indentation of the list that it stands in. */
const fences = [...read("CONTRIBUTING.md").matchAll(/^( *)```(?:ts|tsx)\n([\s\S]*?)^ *```$/gm)].map(
  ([, indent = "", code = ""]) => code.trimEnd().replace(new RegExp(`^${indent}`, "gm"), ""),
);

const GAP = "// …";

/** The file that a fence says it is of, and its pieces between gaps. */
function recipeOf(fence: string) {
  const [first = "", ...lines] = fence.split("\n");
  const pieces: string[][] = [[]];
  for (const line of lines) {
    if (line.trim() === GAP) pieces.push([]);
    else pieces.at(-1)?.push(line);
  }
  return { file: first.replace(/^\/\/ /, ""), pieces: pieces.map((piece) => piece.join("\n")) };
}

/** Pieces that the source does not hold, one after the other. */
function missingIn(source: string, pieces: readonly string[]): string[] {
  let from = 0;
  return pieces.filter((piece) => {
    const at = source.indexOf(piece, from);
    if (at < 0) return true;
    from = at + piece.length;
    return false;
  });
}

describe("the recipes of CONTRIBUTING.md", () => {
  test("have code", () => expect(fences.length).toBeGreaterThanOrEqual(5));

  // The compiler reads those files, so that it reads the recipes too.
  test.each(fences.map(recipeOf))("show the code of $file", ({ file, pieces }) => {
    expect(existsSync(join(root, file)), `no file ${file}`).toBe(true);
    expect(missingIn(read(file), pieces)).toEqual([]);
  });

  test("are told from code that is another one", () => {
    expect(missingIn("a\nb\nc\n", ["a", "c"])).toEqual([]);
    expect(missingIn("serve(entry)", ["defineHandler(entry"])).toEqual(["defineHandler(entry"]);
  });

  test("name what the code has", () => {
    const text = read("CONTRIBUTING.md").replace(/```[\s\S]*?```/g, "");
    const named = [
      ...text.matchAll(/`(?:[a-z]+\.)?([A-Za-z]+[a-z][A-Z]\w*|[A-Z][a-z]+[A-Z]\w*)(?:\([^`]*\))?`/g),
    ];
    const names = [...new Set(named.map(([, name = ""]) => name))];
    const source = filesUnder(ownFolders)
      .filter((path) => /\.(tsx?|mjs)$/.test(path))
      .map(read)
      .join("\n");
    expect(names).toEqual(expect.arrayContaining(["orNull", "StoreDeps"]));
    expect(names.filter((name) => !new RegExp(`\\b${name}\\b`).test(source))).toEqual([]);
  });
});
