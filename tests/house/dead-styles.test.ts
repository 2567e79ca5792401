/** No class and no sheet of styles that nothing shows. */
import { posix } from "node:path";
import { expect, test } from "vitest";
import { importsOf } from "./imports";
import { filesUnder, read, sourcesUnder } from "./source-files";

const sheets = filesUnder(["app", "components"]).filter((file) => file.endsWith(".module.css"));
const code = sourcesUnder(["app", "components"]).filter((file) => /\.tsx?$/.test(file));

const textOf = (file: string) => read(file).replace(/\/\*[\s\S]*?\*\//g, "");

/** sheet → names of its classes that a `composes` of a sheet takes. */
const taken = new Map<string, Set<string>>();
for (const sheet of sheets)
  for (const [, names = "", from] of textOf(sheet).matchAll(
    /composes:\s*([\w\s-]+?)(?:\s+from\s+"([^"]+)")?;/g,
  )) {
    const of = from ? posix.join(posix.dirname(sheet), from) : sheet;
    taken.set(of, new Set([...(taken.get(of) ?? []), ...names.split(/\s+/)]));
  }

/** sheet → what its importers say of it: classes by name, and all words of those that compute a name. */
const importers = new Map<string, string[]>();
for (const file of code)
  for (const { to } of importsOf(file))
    if (to.endsWith(".module.css")) importers.set(to, [...(importers.get(to) ?? []), file]);

/** Names that code computes a class from: `styles[tone]` shows what any source calls a tone. */
const words = new Set(code.flatMap((file) => textOf(file).match(/[\w-]+/g) ?? []));
const prefixes = [
  ...new Set(
    code.flatMap((file) => [...textOf(file).matchAll(/`([a-z]+)\$\{/g)].map(([, name = ""]) => name)),
  ),
];

function shownOf(sheet: string): (name: string) => boolean {
  const byName = new Set(taken.get(sheet));
  let isComputed = false;
  for (const file of importers.get(sheet) ?? []) {
    const text = textOf(file);
    const styles = new RegExp(`import (\\w+) from "[^"]*${posix.basename(sheet)}"`).exec(text)?.[1];
    if (!styles) continue;
    for (const [, name = ""] of text.matchAll(new RegExp(`\\b${styles}\\??\\.(\\w+)`, "g"))) byName.add(name);
    for (const [, name = ""] of text.matchAll(new RegExp(`\\b${styles}\\["([\\w-]+)"\\]`, "g")))
      byName.add(name);
    isComputed ||= new RegExp(`\\b${styles}(\\[(?!")|[,)} ](?!from))`).test(text);
  }
  return (name) =>
    byName.has(name) ||
    (isComputed && (words.has(name) || prefixes.some((prefix) => new RegExp(`^${prefix}\\d$`).test(name))));
}

/** Classes in the selectors of a sheet. */
function classesOf(sheet: string): string[] {
  const selectors = [...textOf(sheet).matchAll(/([^{};]+)\{/g)]
    .map(([, selector = ""]) => selector.trim().replaceAll(/:global\([^)]*\)/g, ""))
    .filter((selector) => !selector.startsWith("@"));
  return [
    ...new Set(
      selectors.flatMap((each) => [...each.matchAll(/\.([A-Za-z_][\w-]*)/g)].map(([, name = ""]) => name)),
    ),
  ];
}

test("every sheet is imported, or composed of", () => {
  expect(sheets.length).toBeGreaterThan(200);
  expect(sheets.filter((sheet) => !importers.has(sheet) && !taken.has(sheet))).toEqual([]);
});

test("every class is used by an importer of its sheet, or composed of", () => {
  const dead = sheets.flatMap((sheet) => {
    const isShown = shownOf(sheet);
    return classesOf(sheet)
      .filter((name) => !isShown(name))
      .map((name) => `${sheet}: .${name}`);
  });
  expect(dead).toEqual([]);
});
