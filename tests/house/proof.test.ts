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
const ofProof = dependenciesOf("tools/proof/package.json");
/** "@scope/name/deep" and "name/deep" belong to their package; Stryker's types come with its core. */
const isOfProof = (specifier: string) =>
  [...ofProof, "@stryker-mutator/api"].some((name) => specifier === name || specifier.startsWith(`${name}/`));
const code = sourcesUnder(ownFolders).filter((file) => /\.(tsx?|mjs)$/.test(file));
const users = code.filter((file) => importsOf(file).some(({ to, isPackage }) => isPackage && isOfProof(to)));

describe("the packages of the proof", () => {
  test("are not among those of the product", () => {
    expect(dependenciesOf("package.json").filter(isOfProof)).toEqual([]);
  });

  test("are imported in tools/proof alone: with types in installed/, where they are checked", () => {
    expect(users.filter((file) => !file.startsWith("tools/proof/"))).toEqual([]);
    expect(
      users.filter((file) => file.endsWith(".ts") && !file.startsWith("tools/proof/installed/")),
    ).toEqual([]);
    expect(users.length).toBeGreaterThan(5);
  });

  test("are each used", () => {
    const used = users.flatMap((file) => importsOf(file).map(({ to }) => to));
    // Types of another package, a program, and a part that Stryker loads by its name.
    const byName = ["@types/selenium-webdriver", "@redocly/cli", "@stryker-mutator/vitest-runner"];
    const idle = ofProof.filter((name) => !used.some((to) => to === name || to.startsWith(`${name}/`)));
    expect(idle.sort()).toEqual(byName.sort());
  });

  test("load with nothing that runs without them: what imports them is loaded by name, after their installation", () => {
    const modules = users.filter((file) => !file.includes("/tests/installed/"));
    const reached = code
      .filter((file) => !file.startsWith("tools/proof/tests/installed/"))
      .flatMap((file) => importsOf(file).map((each) => ({ file, ...each })))
      .filter(({ to, isDynamic }) => !isDynamic && modules.some((one) => [to, `${to}.ts`].includes(one)))
      // The scanners and Lighthouse are parts of the sweep, which loads the first of each when it has installed them.
      .filter(({ file }) => !/^tools\/proof\/sweep\/(scanners\/scan|lighthouse-screens)\.mjs$/.test(file));
    expect(reached.map(({ file, to }) => `${file} → ${to}`)).toEqual([]);
  });
});

test("tests of the proof mirror it: each stands in the folder of what it tests", () => {
  const tests = filesUnder(["tools/proof/tests"]);
  const folders = new Set(tests.map((file) => file.split("/")[3]));
  // `installed` holds those that need the packages.
  const unknown = [...folders].filter((name) => !existsSync(join(root, "tools/proof", name ?? "")));
  expect(unknown).toEqual([]);
  expect(tests.filter((file) => !/\.test\.ts$/.test(file))).toEqual([]);
});
