/** The packages that the product was asked for do their work, each in its place, and nothing passes them by. */
import { describe, expect, test } from "vitest";
import { drawPackages } from "@/scripts/packages/draw-packages";
import type { Bypass, NamedPackage } from "@/scripts/packages/named-package";
import { namedPackages } from "@/scripts/packages/named-packages";
import {
  importsPackage,
  isIn,
  productFiles,
  type SourceFile,
  withoutComments,
} from "@/scripts/packages/product-files";
import { read } from "./source-files";

const files = productFiles();
const { dependencies } = JSON.parse(read("package.json")) as { dependencies: Record<string, string> };

const bypasses = namedPackages.flatMap(({ name, bypasses }) =>
  bypasses.map((bypass) => ({ ...bypass, name, except: bypass.except ?? {} })),
);

/** "file:line: what stands there", wherever a pattern is found and has no exception. */
const foundIn = ({ pattern, within, except = {} }: Bypass, among: readonly SourceFile[]): string[] =>
  among
    .filter(({ path }) => isIn(path, within) && !isIn(path, Object.keys(except)))
    .flatMap(({ path, text }) => {
      const match = pattern.exec(text);
      return match ? [`${path}:${text.slice(0, match.index).split("\n").length}: ${match[0]}`] : [];
    });

const strays = ({ name, places }: NamedPackage, among: readonly SourceFile[]): string[] =>
  among.filter((file) => importsPackage(file, name) && !isIn(file.path, places)).map(({ path }) => path);

describe.each(namedPackages)("$name", (one) => {
  test("is installed and used, from its places alone", () => {
    expect(dependencies).toHaveProperty([one.name]);
    expect(files.some((file) => importsPackage(file, one.name))).toBe(true);
    expect(strays(one, files)).toEqual([]);
  });
  test("an import from elsewhere is seen", () => {
    const text = `import { a } from "${one.name}";\nconst b = await import("${one.name}/part");`;
    expect(strays(one, [{ path: "lib/elsewhere/planted.ts", text }])).toHaveLength(1);
    expect(
      strays(one, [{ path: "lib/elsewhere/planted.ts", text: withoutComments(`/* ${text} */`) }]),
    ).toEqual([]);
  });
});

describe.each(bypasses)("instead of $name, no $what", (bypass) => {
  test("stands anywhere", () => {
    expect(foundIn(bypass, files)).toEqual([]);
  });
  test.each(bypass.examples)("would be seen: %s", (text) => {
    for (const place of bypass.within) {
      const path = /\.\w+$/.test(place) ? place : `${place}/planted.ts`;
      if (!isIn(path, Object.keys(bypass.except))) expect(foundIn(bypass, [{ path, text }])).toHaveLength(1);
    }
  });
  test("has no exception that is not needed", () => {
    const needed = foundIn({ ...bypass, except: {} }, files).map((found) => found.split(":")[0] ?? "");
    expect(Object.keys(bypass.except).filter((place) => !needed.some((path) => isIn(path, [place])))).toEqual(
      [],
    );
  });
});

test("docs/packages.md is what `npm run packages:docs` writes", () => {
  expect(read("docs/packages.md")).toBe(drawPackages());
});
