import { existsSync, readdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, test } from "vitest";
import { filesUnder, read, root } from "./source-files";

const docs = [...readdirSync(root), ...filesUnder(["docs"]), "tools/proof/README.md"].filter((file) =>
  file.endsWith(".md"),
);
const scripts = Object.keys((JSON.parse(read("package.json")) as { scripts: object }).scripts);

/** GitHub's anchor of a heading. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, "")
    .replaceAll(" ", "-");

const withoutCode = (text: string) => text.replace(/```[\s\S]*?```/g, "");
const anchorsOf = (file: string) =>
  [...withoutCode(read(file)).matchAll(/^#+ (.+)$/gm)].map(([, heading = ""]) => anchorOf(heading));

/** Paths of this project in a text, without patterns and placeholders. */
const namedPaths = (text: string) =>
  [
    ...withoutCode(text).matchAll(
      /`((?:app|components|stores|lib|locales|upstream|tests|e2e|scripts|tools|bench)\/[^`\s]+)`/g,
    ),
  ]
    .map(([, path = ""]) => path.replace(/[:#].*$/, ""))
    .filter((path) => !/[*{<…]|NNNN/.test(path));

describe.each(docs)("%s", (file) => {
  const text = read(file);

  test("links to what is there", () => {
    const links = [...withoutCode(text).matchAll(/\]\(([^)\s]+)\)/g)].map(([, target = ""]) => target);
    const broken = links
      .filter((target) => !/^[a-z]+:/.test(target))
      .filter((target) => {
        const [path = "", anchor] = target.split("#");
        const linked = path ? join(dirname(file), path) : file;
        if (!existsSync(join(root, linked))) return true;
        return anchor !== undefined && !anchorsOf(linked).includes(anchor);
      });
    expect(broken).toEqual([]);
  });

  test("names files and commands that are there", () => {
    expect(namedPaths(text).filter((path) => !existsSync(join(root, path)))).toEqual([]);
    const commands = [...text.matchAll(/\bnpm run ([a-z][a-z:-]*[a-z])/g)].map(([, name = ""]) => name);
    expect(commands.filter((name) => !scripts.includes(name))).toEqual([]);
  });
});

test("README.md stays short", () => {
  expect(read("README.md").split("\n").length).toBeLessThanOrEqual(160);
});
