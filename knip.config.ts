import type { KnipConfig } from "knip";

/** `npm run check -- unused`: no file, export, type or package that nothing uses. */
const config: KnipConfig = {
  entry: [
    // Programs that are started by a path in a text. With "!": part of the product, for `knip --production`.
    "upstream/main.ts!",
    "upstream/db/pglite-worker.mjs!",
    "upstream/yeekee/work/work-thread.mjs!",
    "upstream/simulators/games/client/main.ts!",
    "scripts/*.{ts,mjs}!",
    "scripts/launch/*.mjs",
    "tools/proof/*.{mjs,ts}",
    "tools/proof/{cluster,mutation,sweep/*}/run.ts",
    "tools/proof/{cluster,sweep,mutation}/**/*.mjs",
    "tools/proof/installed/*.{ts,mjs}",
    "tools/proof/mutation/{*.config.ts,sql/vitest.config.ts}",
    "tools/proof/sweep/soak/books.ts",
    "tools/proof/sweep/draws/work-cost.ts",
  ],
  project: ["{app,components,lib,stores,upstream,tools,scripts}/**/*.{ts,tsx,mjs}!", "**/*.{ts,tsx,mjs}"],
  ignoreDependencies: [
    // Files of them are read by scripts/fonts.
    "@fontsource-variable/noto-sans-khmer",
    "@fontsource-variable/noto-sans-thai",
    "@fontsource/noto-sans-myanmar",
    // A part of next-intl; package.json pins its version.
    "use-intl",
  ],
  // They import packages of a package.json of their own.
  ignoreIssues: { "tools/proof/installed/*": ["unlisted"] },
  // Of the system.
  ignoreBinaries: ["setpriv", "unshare", "mount", "umount", "redis-server", "strace", "taskset"],
};

export default config;
