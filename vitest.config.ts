import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { defineConfig, type TestProjectInlineConfiguration as Project } from "vitest/config";

const root = fileURLToPath(new URL(".", import.meta.url)).replace(/\/$/, "");
type Tests = NonNullable<Project["test"]>;

/** Files that put something in a module's place: what they load is for them alone. */
const replacing = readdirSync(`${root}/tests`, { recursive: true, encoding: "utf8" })
  .filter((file) => /\.test\.tsx?$/.test(file))
  .filter((file) => /\bvi\.(mock|doMock)\(/.test(readFileSync(`${root}/tests/${file}`, "utf8")))
  .map((file) => `tests/${file}`);

/**
 * Files that follow each other in one process, whose packages are loaded and whose code is warm: that takes half of
 * the time. What one of them leaves behind, `begin-anew` clears away before the next.
 */
const together = (name: string, folders: string[], test: Tests = {}): Project => ({
  extends: true,
  test: {
    setupFiles: ["tests/support/begin-anew.ts"],
    include: folders.map((folder) => `tests/${folder}/**/*.test.{ts,tsx}`),
    ...test,
    name,
    isolate: false,
  },
});

const inDocument: Tests = {
  pool: "threads",
  environment: "happy-dom",
  setupFiles: ["begin-anew", "empty-browser", "patient-dom"].map((name) => `tests/support/${name}.ts`),
};

/** A day of rounds and a minute of the bank are asked for by name (`npm run sweep`); some seconds of it need a server. */
const left = [
  ...(process.env.DAY ? [] : ["tests/trials/day.test.ts"]),
  ...(process.env.BANK_SECONDS || process.env.TEST_DATABASE_URL ? [] : ["tests/trials/bank.test.ts"]),
];

const onDatabases: Tests = {
  // Its modules keep nothing: all state is the database's.
  setupFiles: [],
  globalSetup: ["tests/support/template.ts"],
  testTimeout: 60_000,
  hookTimeout: 120_000,
};

const isWhole = (file: string) => /^tests\/(upstream|whole)\//.test(file);

/**
 * house: laws about the source itself. unit and unit-dom: rules, edges, stores and components; unit-alone: those of
 * them that replace modules. whole: from the wire to the ledger and back, on real databases. trials: processes are started and killed, for minutes.
 * A file of `unit` that needs a document says so: `// @vitest-environment happy-dom`.
 */
export default defineConfig({
  resolve: { alias: { "@": root } },
  test: {
    server: { deps: { inline: ["next-intl"] } },
    // By itself Vitest leaves a core idle for its watcher: on two cores that would be half of the machine.
    maxWorkers: "100%",
    testTimeout: 30_000,
    projects: [
      together("house", ["house"]),
      together("unit", ["lib", "middleware", "scripts"], { pool: "threads", exclude: replacing }),
      together("unit-dom", ["stores", "components", "app"], { ...inDocument, exclude: replacing }),
      {
        extends: true,
        test: { ...inDocument, name: "unit-alone", include: replacing.filter((file) => !isWhole(file)) },
      },
      together("whole", ["upstream", "whole"], onDatabases),
      together("trials", ["trials"], { ...onDatabases, exclude: left }),
    ],
  },
});
