import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

const root = fileURLToPath(new URL("../../..", import.meta.url)).replace(/\/$/, "");

/** The tests that Stryker runs for each mutant of a rule: `stryker.ts` beside this names them, by MUTATION_TESTS. */
export default defineConfig({
  resolve: {
    alias: [
      { find: /^@(?=\/)/, replacement: root },
      { find: /^fast-check$/, replacement: `${root}/tests/support/runner/fast-check.ts` },
    ],
  },
  test: { root, testTimeout: 60_000, include: (process.env.MUTATION_TESTS ?? "").split(",").filter(Boolean) },
});
