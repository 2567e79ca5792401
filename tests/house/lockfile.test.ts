import { describe, expect, test } from "vitest";
import { read } from "./source-files";

interface Package {
  version?: string;
  resolved?: string;
  integrity?: string;
  hasInstallScript?: boolean;
  os?: string[];
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
}
interface Manifest {
  dependencies: Record<string, string>;
  devDependencies?: Record<string, string>;
  allowScripts?: Record<string, boolean>;
}

/** The product's packages, and those of the proof. */
const homes = ["", "tools/proof/installed/"].map((home) => {
  const lock = JSON.parse(read(`${home}package-lock.json`)) as { packages: Record<string, Package> };
  return {
    home: home || "the top",
    manifest: JSON.parse(read(`${home}package.json`)) as Manifest,
    lock,
    packages: Object.entries(lock.packages).filter(([path]) => path !== ""),
    npmrc: read(`${home}.npmrc`).split("\n"),
  };
});
const nameOf = (path: string) => path.split("node_modules/").at(-1) ?? "";

// npm leaves out a platform's package that its registry lacked, and `npm ci` then refuses the whole lockfile.
test.each(homes)(
  "the lockfile of $home has an entry for every package that its packages name, those of other platforms too",
  ({ lock }) => {
    const present = new Set(Object.keys(lock.packages).map((path) => path.split("node_modules/").at(-1)));
    const missing = Object.entries(lock.packages).flatMap(([path, { dependencies, optionalDependencies }]) =>
      Object.keys({ ...dependencies, ...optionalDependencies })
        .filter((name) => !present.has(name))
        .map((name) => `${name} of ${path}`),
    );
    expect(missing).toEqual([]);
  },
);

test.each(homes)("every direct dependency of $home is pinned to one exact version", ({ manifest }) => {
  const loose = Object.entries({ ...manifest.dependencies, ...manifest.devDependencies }).filter(
    ([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version),
  );
  expect(loose).toEqual([]);
});

describe.each(homes)("what npm takes in at $home", ({ home, manifest, packages, npmrc }) => {
  /**
   * Binaries of other platforms that this lockfile's registry did not serve, so that their hashes are unknown.
   * None of them is installed on Linux, x64 and arm64 with glibc, where the site is built and run.
   */
  const unserved = [
    "@biomejs/cli-android-arm64",
    "@biomejs/cli-android-x64",
    "@biomejs/cli-darwin-arm64",
    "@biomejs/cli-darwin-x64",
    "@biomejs/cli-linux-arm64-musl",
    "@biomejs/cli-linux-x64-musl",
    "@biomejs/cli-win32-arm64",
    "@biomejs/cli-win32-x64",
    "@next/swc-darwin-arm64",
    "@next/swc-darwin-x64",
    "@next/swc-win32-arm64-msvc",
    "@next/swc-win32-x64-msvc",
    "@swc/core-darwin-arm64",
    "@swc/core-darwin-x64",
    "@swc/core-linux-arm-gnueabihf",
    "@swc/core-linux-ppc64-gnu",
    "@swc/core-linux-s390x-gnu",
    "@swc/core-win32-arm64-msvc",
    "@swc/core-win32-ia32-msvc",
    "@swc/core-win32-x64-msvc",
  ];

  test("is known by its SHA-512, but for the binaries that are named here", () => {
    const unhashed = packages.filter(([, { integrity }]) => !integrity?.startsWith("sha512-"));
    expect(unhashed.map(([path]) => nameOf(path)).sort()).toEqual(home === "the top" ? unserved : []);
  });

  test("comes from the configured registry: no entry has an address of its own", () => {
    expect(packages.filter(([, { resolved }]) => resolved).map(([path]) => path)).toEqual([]);
  });

  test("runs no install script: each package that has one is named, and every npm is told", () => {
    const scripted = packages.filter(([, { hasInstallScript }]) => hasInstallScript);
    const named = [...new Set(scripted.map(([path]) => nameOf(path)))].sort();
    expect(Object.keys(manifest.allowScripts ?? {}).sort()).toEqual(named);
    expect(Object.values(manifest.allowScripts ?? {}).filter((isAllowed) => isAllowed)).toEqual([]);
    // An npm version that does not know that list runs none either.
    expect(npmrc).toContain("ignore-scripts=true");
  });
});
