import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { defineConfig, type TestProjectInlineConfiguration } from "vitest/config";
import { bundleHappyDom } from "./tests/support/dom/bundle-happy-dom.mjs";

const root = fileURLToPath(new URL(".", import.meta.url)).replace(/\/$/, "");
type Tests = NonNullable<TestProjectInlineConfiguration["test"]>;

/**
 * A simulated day of rounds, seeded faults, minutes on a hostile machine and a minute of the bank run only by name
 * (`npm run sweep`); a part needs a server.
 */
const left = [
  ...(process.env.FROZEN_SECONDS ? [] : ["tools/proof/trials/{full-disk,hostile-machine}.test.ts"]),
  ...(process.env.DAY ? [] : ["tools/proof/trials/day.test.ts"]),
  ...(process.env.BANK_SECONDS || process.env.TEST_DATABASE_URL ? [] : ["tools/proof/trials/bank.test.ts"]),
  ...(process.env.SEEDS ? [] : ["tools/proof/trials/seeded-faults.test.ts"]),
];

const forServers = process.env.TEST_DATABASE_URL
  ? []
  : filesForServersAlone(["tools/proof/trials", "tests/upstream"]);

/**
 * Properties, races, upgrades of older databases and restarts on one machine: minutes of work in few files. `npm test`
 * runs them with TRIALS=1 only, as `.ci/run` sets it.
 */
const long = [
  "tests/upstream/affiliates/invitation.test.ts",
  "tests/upstream/audit/audit-chain.test.ts",
  "tests/upstream/db/{busy,cut-connection,first-start,upgrade-*}.test.ts",
  "tests/upstream/deposits/{fast-deposit,random-feeds,request-limits,webhook}.test.ts",
  "tests/upstream/{jobs,files/files,http/csv-answer,otps/otps,realtime/queue-events}.test.ts",
  "tests/upstream/lotteries/{calls,settle-sets}.test.ts",
  "tests/upstream/members/{player-refusal,login/sessions}.test.ts",
  "tests/upstream/notices/{line-messages,notifications}.test.ts",
  "tests/upstream/{approvals/property,members/operator-calls,round-control/reschedule-round}.test.ts",
  "tests/upstream/operators/{idle-session,passkeys,roles,second-factor,staff-life}.test.ts",
  "tests/upstream/partners/wallet.test.ts",
  "tests/upstream/settlement/{pay-rewards,resume}.test.ts",
  "tests/upstream/statements/statement.test.ts",
  "tests/upstream/turnovers/sums-property.test.ts",
  "tests/upstream/withdrawals/{limits,rest}.test.ts",
  "tests/upstream/yeekee/{beacon,draw-shots,pay-rank-prizes,sealed-beacons,sealed-round,witnesses}.test.ts",
  "tests/upstream/yeekee/work/forward-step.test.ts",
  "tests/whole/{cancel-race,closing,conservation,moving,yeekee}.test.ts",
];

/** The like of `long` that need no database: commands that start the service, and rules tried on thousands of cases. */
const longUnits = [
  // Starts other programs, a few seconds of them.
  "tests/deploy/deploy.test.ts",
  "tools/proof/tests/cluster/edge.test.ts",
  "tests/scripts/{db,fonts,operator-code,verify-draw}.test.ts",
  "tests/lib/domain/{deposits/deposit-feeds,settlement/worst-outcome}.test.ts",
  "tests/lib/domain/poy/paste/fuzz.test.ts",
  "tests/lib/domain/rounds/year.test.ts",
  "tests/lib/domain/yeekee/{fairness,steps}.test.ts",
];

/** They load next.config.ts, whose plugin has a native part that a second thread of one process cannot load. */
const ofFramework = ["tests/middleware/headers.test.ts", "tests/lib/server/gate/gated-paths.test.ts"];

/** Rules are pure: their files share one warm process, which saves loading the same modules for each. */
const rules = "tests/lib/{contract,domain,kernel}/**/*.test.ts";

const withDocument: Tests = {
  pool: "threads",
  environment: "./tests/support/dom/environment.ts",
  env: { HAPPY_DOM: bundleHappyDom() },
  setupFiles: ["tests/support/dom/patient-dom.ts"],
};
const onDocuments = filesOnDocuments(["tests/stores", "tests/components", "tests/app", "tests/lib/client"]);
const sharedDocument = onDocuments.filter((file) => !file.startsWith("tests/lib") && replacesNothing(file));

/**
 * Files run one after another in one warm process: the upstream's modules hold no state, all of it is in the
 * database.
 */
const onDatabases: Tests = {
  isolate: false,
  globalSetup: ["tests/support/database/template.ts"],
  testTimeout: 300_000,
  hookTimeout: 300_000,
};

/**
 * house: rules on the source itself. unit-rules, unit and unit-dom: rules, edges, stores and components.
 * whole: from the wire to the ledger and back, on real databases, and the rules implemented in both SQL and
 * TypeScript (`tests/parity`: one table each, run by both). long and long-units: the files that take longest. trials:
 * processes are started and killed, for minutes. A file
 * of `tests/lib/client` that needs a document says so in its first line.
 */
export default defineConfig({
  resolve: {
    alias: [
      { find: /^@(?=\/)/, replacement: root },
      // Every property runs from a fixed seed.
      { find: /^fast-check$/, replacement: `${root}/tests/support/runner/fast-check.ts` },
    ],
  },
  test: {
    server: { deps: { inline: ["next-intl"] } },
    // By default Vitest leaves one core to its watcher, which is half of a machine with two.
    maxWorkers: "100%",
    // For what hangs: on a machine with much to do a test takes ten times as long as alone.
    testTimeout: 120_000,
    setupFiles: ["tests/support/runner/file-cost.ts", "tests/support/runner/patient-waits.ts"],
    projects: [
      { extends: true, test: { name: "house", include: ["tests/house/**/*.test.ts"] } },
      {
        extends: true,
        test: { name: "unit-rules", pool: "threads", isolate: false, include: [rules], exclude: longUnits },
      },
      {
        extends: true,
        test: {
          name: "unit",
          pool: "threads",
          include: [
            "tests/{bench,lib,middleware,scripts,tools}/**/*.test.{ts,tsx}",
            "tools/proof/tests/**/*.test.ts",
          ],
          // What needs the packages of the proof is run by `npm run check -- proof`.
          exclude: [rules, ...longUnits, ...ofFramework, ...onDocuments, "tools/proof/tests/installed/**"],
        },
      },
      { extends: true, test: { name: "unit-framework", include: ofFramework } },
      {
        extends: true,
        test: { ...withDocument, name: "unit-dom", isolate: false, include: sharedDocument },
      },
      {
        extends: true,
        test: {
          ...withDocument,
          name: "unit-dom-alone",
          include: onDocuments.filter((file) => !sharedDocument.includes(file)),
        },
      },
      {
        extends: true,
        test: {
          ...onDatabases,
          name: "whole",
          include: ["tests/{upstream,parity,whole}/**/*.test.ts"],
          exclude: [...long, ...forServers],
        },
      },
      { extends: true, test: { ...onDatabases, name: "long", include: long } },
      { extends: true, test: { name: "long-units", pool: "threads", include: longUnits } },
      {
        extends: true,
        test: {
          ...onDatabases,
          name: "trials",
          include: ["tools/proof/trials/**/*.test.ts"],
          exclude: [...left, ...forServers],
        },
      },
    ],
  },
});

/** Stores and components, and what else says that it needs a document. */
function filesOnDocuments(folders: readonly string[]): string[] {
  return testsIn(folders).filter(
    (file) => !file.startsWith("tests/lib") || textOf(file).startsWith("// Needs a document."),
  );
}

/**
 * The tests that replace nothing outside themselves, such as modules, the clock or globals, share one process and its
 * document, so that React and the components are loaded once and not for each file.
 */
function replacesNothing(file: string): boolean {
  return !/\bvi\.(mock|doMock|stubGlobal|stubEnv|useFakeTimers|spyOn|resetModules)\b/.test(textOf(file));
}

/** The tests of which nothing is left without a database server: a file without any test fails. */
function filesForServersAlone(folders: readonly string[]): string[] {
  return testsIn(folders).filter((file) => {
    const suites = textOf(file).match(/^(?:describe|test)\b.*$/gm) ?? [];
    return suites.length > 0 && suites.every((suite) => suite.includes(".each(serversAlone)"));
  });
}

function testsIn(folders: readonly string[]): string[] {
  return folders
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: "utf8" }).map((file) =>
        join(folder, file),
      ),
    )
    .filter((file) => /\.test\.tsx?$/.test(file));
}

function textOf(file: string): string {
  return readFileSync(join(root, file), "utf8");
}
