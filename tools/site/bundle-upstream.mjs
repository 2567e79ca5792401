import { copyFileSync } from "node:fs";
import { inRoot, root } from "./root.mjs";

/**
 * Bundles the upstream into one module in `.build`, with its worker scripts and the demo games' script beside
 * it; packages stay in node_modules.
 */
export async function bundleUpstream() {
  const { build } = await import("esbuild");
  await build({
    absWorkingDir: root,
    entryPoints: {
      upstream: inRoot("upstream/main.ts"),
      "work-thread": inRoot("upstream/yeekee/work/work-thread.mjs"),
    },
    outdir: inRoot(".build"),
    outExtension: { ".js": ".mjs" },
    bundle: true,
    packages: "external",
    platform: "node",
    target: "node20",
    format: "esm",
    sourcemap: true,
    logLevel: "warning",
  });
  await build({
    absWorkingDir: root,
    entryPoints: { "demo-games": inRoot("upstream/simulators/games/client/main.ts") },
    outdir: inRoot(".build"),
    bundle: true,
    minify: true,
    platform: "browser",
    target: "es2022",
    format: "iife",
    charset: "utf8",
    logLevel: "warning",
  });
  copyFileSync(inRoot("upstream/db/pglite-worker.mjs"), inRoot(".build/pglite-worker.mjs"));
}
