import { copyFileSync } from "node:fs";
import { inRoot, root } from "./root.mjs";

/** The upstream as one module in `.build`, its database worker beside it; packages stay in node_modules. */
export async function bundleUpstream() {
  const { build } = await import("esbuild");
  await build({
    absWorkingDir: root,
    entryPoints: { upstream: inRoot("upstream/main.ts") },
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
  copyFileSync(inRoot("upstream/db/pglite-worker.mjs"), inRoot(".build/pglite-worker.mjs"));
}
