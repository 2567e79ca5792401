import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

const root = fileURLToPath(new URL(".", import.meta.url)).replace(/\/$/, "");

/**
 * house: laws about the source itself. unit and unit-dom: rules, edges, stores and components.
 * whole: from the wire to the ledger and back, on real databases.
 * A file of `unit` that needs a document says so: `// @vitest-environment happy-dom`.
 */
export default defineConfig({
  resolve: { alias: { "@": root } },
  test: {
    server: { deps: { inline: ["next-intl"] } },
    // By itself Vitest leaves a core idle for its watcher: on two cores that would be half of the machine.
    maxWorkers: "100%",
    projects: [
      { extends: true, test: { name: "house", include: ["tests/house/**/*.test.ts"] } },
      {
        extends: true,
        test: {
          name: "unit",
          pool: "threads",
          include: ["tests/{lib,middleware,scripts}/**/*.test.{ts,tsx}", "tests/*.test.ts"],
        },
      },
      {
        extends: true,
        test: {
          name: "unit-dom",
          pool: "threads",
          environment: "happy-dom",
          setupFiles: ["tests/support/patient-dom.ts"],
          testTimeout: 30_000,
          include: ["tests/{stores,components,app}/**/*.test.{ts,tsx}"],
        },
      },
      {
        extends: true,
        test: {
          name: "whole",
          include: ["tests/{upstream,whole}/**/*.test.ts"],
          // A day of rounds takes its minutes: it is asked for by name, `npm run sweep -- day`.
          exclude: process.env.DAY ? [] : ["tests/whole/day.test.ts"],
          globalSetup: ["tests/support/template.ts"],
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
