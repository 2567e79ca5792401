import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

const root = fileURLToPath(new URL("../../../..", import.meta.url)).replace(/\/$/, "");

/**
 * Tests on databases, as `warm-tests.ts` beside this runs them for each mutant of an SQL function: on PostgreSQL alone,
 * whose templates it alters. What hangs is ended soon, for a mutant may make everything hang.
 */
export default defineConfig({
  resolve: {
    alias: [
      { find: /^@(?=\/)/, replacement: root },
      { find: /^fast-check$/, replacement: `${root}/tests/support/runner/fast-check.ts` },
    ],
  },
  test: {
    root,
    server: { deps: { inline: ["next-intl"] } },
    include: ["tests/{upstream,parity,whole}/**/*.test.ts"],
    setupFiles: ["tests/support/runner/patient-waits.ts"],
    globalSetup: ["tests/support/database/template.ts"],
    isolate: false,
    maxWorkers: 1,
    bail: 1,
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
