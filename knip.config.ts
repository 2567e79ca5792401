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
    "scripts/{cluster,mutation,sweep/*}/run.ts",
    "scripts/cluster/sockets/*.mjs",
    "scripts/mutation/{*.config.ts,internal-errors.mjs,sql/vitest.config.ts}",
    "scripts/sweep/soak-books.ts",
    "scripts/sweep/draws/work-cost.ts",
  ],
  project: ["{app,components,lib,stores,upstream,tools,scripts}/**/*.{ts,tsx,mjs}!", "**/*.{ts,tsx,mjs}"],
  ignoreDependencies: [
    // Files of them are read by scripts/fonts.
    "@fontsource-variable/noto-sans-khmer",
    "@fontsource-variable/noto-sans-thai",
    "@fontsource/noto-sans-myanmar",
    // Named in a setting of Stryker, and a part of it.
    "@stryker-mutator/vitest-runner",
    "@stryker-mutator/api",
    // A part of next-intl; package.json pins its version.
    "use-intl",
  ],
  // Of the system.
  ignoreBinaries: ["setpriv", "unshare", "mount", "umount", "redis-server", "strace", "taskset"],
};

export default config;
