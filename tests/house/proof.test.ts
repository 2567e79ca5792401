import { existsSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { importsOf } from "./imports";
import { filesUnder, ownFolders, read, root, sourcesUnder } from "./source-files";

type Manifest = Record<"dependencies" | "devDependencies", Record<string, string> | undefined>;
const dependenciesOf = (file: string) => {
  const { dependencies, devDependencies } = JSON.parse(read(file)) as Manifest;
  return Object.keys({ ...dependencies, ...devDependencies });
};
const ofProof = dependenciesOf("tools/proof/installed/package.json");
/** "@scope/name/deep" and "name/deep" belong to their package; Stryker's types come with its core. */
const isOfProof = (specifier: string) =>
  [...ofProof, "@stryker-mutator/api"].some((name) => specifier === name || specifier.startsWith(`${name}/`));
const code = sourcesUnder(ownFolders).filter((file) => /\.(tsx?|mjs)$/.test(file));
const users = code.filter((file) => importsOf(file).some(({ to, isPackage }) => isPackage && isOfProof(to)));

describe("the packages of the proof", () => {
  test("are not among those of the product", () => {
    expect(dependenciesOf("package.json").filter(isOfProof)).toEqual([]);
  });

  // Nothing else resolves from their node_modules, in which other copies of the product's packages are.
  test("are imported by what stands beside them alone", () => {
    expect(users.filter((file) => !file.startsWith("tools/proof/installed/"))).toEqual([]);
    expect(users.length).toBeGreaterThan(5);
  });

  test("are not needed by the types of the product, which a new clone checks without them", () => {
    const { exclude } = JSON.parse(read("tsconfig.json")) as { exclude: string[] };
    expect(exclude).toEqual(expect.arrayContaining(["tools/proof/installed", "tools/proof/tests/installed"]));
  });

  test("are each used", () => {
    const used = users.flatMap((file) => importsOf(file).map(({ to }) => to));
    // Types of another package, a program, and a part that Stryker loads by its name.
    const byName = ["@types/selenium-webdriver", "@redocly/cli", "@stryker-mutator/vitest-runner"];
    const idle = ofProof.filter((name) => !used.some((to) => to === name || to.startsWith(`${name}/`)));
    expect(idle.sort()).toEqual(byName.sort());
  });

  test("are loaded after their installation: by name, or by the parts of the sweep that install them", () => {
    const ways =
      /^tools\/proof\/(installed\/|tests\/installed\/|sweep\/(scanners\/scan|lighthouse-screens)\.mjs$)/;
    const strays = code
      .filter((file) => !ways.test(file))
      .flatMap((file) => importsOf(file).map(({ to }) => ({ file, to })))
      .filter(({ to }) => to.startsWith("tools/proof/installed/") && !to.endsWith("/modules"));
    expect(strays.map(({ file, to }) => `${file} → ${to}`)).toEqual([]);
  });
});

test("tests of the proof mirror it: each stands in the folder of what it tests", () => {
  const tests = filesUnder(["tools/proof/tests"]);
  const folders = new Set(tests.map((file) => file.split("/")[3]));
  const unknown = [...folders].filter((name) => !existsSync(join(root, "tools/proof", name ?? "")));
  expect(unknown).toEqual([]);
  expect(tests.filter((file) => !/\.test\.ts$/.test(file))).toEqual([]);
});
