import { expect, test } from "vitest";
import { read } from "./source-files";

type Package = { dependencies?: Record<string, string>; optionalDependencies?: Record<string, string> };
type Manifest = { dependencies: Record<string, string>; devDependencies: Record<string, string> };

const lock = JSON.parse(read("package-lock.json")) as { packages: Record<string, Package> };
const manifest = JSON.parse(read("package.json")) as Manifest;

// npm leaves out a platform's package that its registry did not have, and `npm ci` then refuses the whole lockfile.
test("the lockfile has an entry for every package that its packages name, those of other platforms too", () => {
  const present = new Set(Object.keys(lock.packages).map((path) => path.split("node_modules/").at(-1)));
  const missing = Object.entries(lock.packages).flatMap(([path, { dependencies, optionalDependencies }]) =>
    Object.keys({ ...dependencies, ...optionalDependencies })
      .filter((name) => !present.has(name))
      .map((name) => `${name} of ${path}`),
  );
  expect(missing).toEqual([]);
});

test("every direct dependency is pinned to one exact version", () => {
  const loose = Object.entries({ ...manifest.dependencies, ...manifest.devDependencies }).filter(
    ([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version),
  );
  expect(loose).toEqual([]);
});
