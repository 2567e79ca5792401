import { existsSync, mkdirSync, readFileSync, renameSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { buildSync } from "esbuild";
import { inRoot } from "../../../tools/site/root.mjs";

const packageFile = createRequire(import.meta.url).resolve("happy-dom/package.json");
/** The bundle is ESM, in which what the package requires from Node has no `require`. */
const withRequire =
  'import { createRequire as requireFrom } from "node:module"; const require = requireFrom(import.meta.url);';

/**
 * happy-dom as one file, made once for a version: each test file that runs alone would otherwise load its 600 modules,
 * which takes five times as long.
 * @returns {string} the file's path
 */
export function bundleHappyDom() {
  const { version } = JSON.parse(readFileSync(packageFile, "utf8"));
  // Below node_modules, so that Vite leaves it to Node.
  const folder = inRoot("node_modules/.cache/bundles");
  const file = join(folder, `happy-dom-${version}.mjs`);
  if (existsSync(file)) return file;
  mkdirSync(folder, { recursive: true });
  const unfinished = `${file}.${process.pid}`;
  buildSync({
    entryPoints: [join(dirname(packageFile), "lib/index.js")],
    bundle: true,
    platform: "node",
    format: "esm",
    outfile: unfinished,
    banner: { js: withRequire },
  });
  // Another process may be making it as well: a file is there whole or not at all.
  renameSync(unfinished, file);
  return file;
}
