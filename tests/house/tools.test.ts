import { describe, expect, test } from "vitest";
import { arrowsBetweenFiles, arrowsBetweenPlaces, circlesOf } from "./graph";
import { type Import, importsOf, show } from "./imports";
import { ownFolders, read, rooms } from "./source-files";

/** What each folder beside the product may import of the others; the product imports none of them. */
const places: Record<string, string[]> = {
  tools: [],
  "tests/support": ["tools"],
  "tools/proof": ["tools", "tests/support"],
  bench: ["tools"],
  scripts: ["tools", "tests/support"],
  e2e: ["tools", "tests/support"],
  tests: ["tools", "tests/support", "tests/house", "scripts"],
  // A planted bug has to apply to the source as it stands.
  "tests/house": ["tools", "tests/support", "scripts", "tools/proof"],
};

const arrows = arrowsBetweenFiles(ownFolders);

describe("places beside the product", () => {
  test.each(Object.entries(places))("%s imports of them only %j", (place, allowed) => {
    const strays = arrows.filter(({ from, to }) => {
      const target = placeOf(to);
      return placeOf(from) === place && target !== null && target !== place && !allowed.includes(target);
    });
    expect(strays.map(({ from, to }) => `${from} → ${to}`)).toEqual([]);
  });

  test("stand in no circle, with the product's layers neither", () => {
    const layerOf = (file: string) => placeOf(file) ?? "the product";
    expect(circlesOf(arrowsBetweenPlaces(arrows, layerOf))).toEqual([]);
  });

  test("tools know of the product its contract and its rules alone", () => {
    const knowing = arrows.filter(
      ({ from, to }) =>
        placeOf(from) === "tools" && placeOf(to) === null && !/^lib\/(contract|domain)\//.test(to),
    );
    expect(knowing.map(({ from, to }) => `${from} → ${to}`)).toEqual([]);
  });
});

describe("commands that run before npm ci", () => {
  const scripts: Record<string, string> = JSON.parse(read("package.json")).scripts;

  test.each(["start", "dev", "test", "check", "sweep", "bench", "cluster"])(
    "npm run %s loads no package at once",
    (name) => {
      const [program, file = ""] = scripts[name]?.split(" ") ?? [];
      expect(program).toBe("node");
      expect(loadedAtOnce(file).filter(isOfPackage).map(show)).toEqual([]);
    },
  );
});

/** Null: the file belongs to the product. */
function placeOf(file: string): string | null {
  for (const folder of ["tests/support", "tests/house", "tools/proof"])
    if (file.startsWith(`${folder}/`)) return folder;
  const [first = ""] = file.split("/");
  return rooms.includes(first) ? null : first;
}

/** The static imports of a module of ours, transitively. */
function loadedAtOnce(file: string, seen = new Set<string>()): Import[] {
  if (seen.has(file)) return [];
  seen.add(file);
  const here = importsOf(file).filter((each) => !each.isType && !each.isDynamic);
  return here.flatMap((each) => (each.isPackage ? [each] : [each, ...loadedAtOnce(each.to, seen)]));
}

const isOfPackage = ({ to, isPackage }: Import) => isPackage && !to.startsWith("node:");
