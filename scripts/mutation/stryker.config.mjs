/**
 * `npm run mutation`: changes the rules of draws line by line and counts the changes that no test notices.
 * Survivors and their reasons: docs/draws.md.
 * @type {import("@stryker-mutator/api/core").PartialStrykerOptions}
 */
export default {
  mutate: [
    "lib/domain/yeekee/draw-log.ts",
    "lib/domain/yeekee/draw-rules.ts",
    "lib/domain/yeekee/late-freeze.ts",
    "lib/domain/yeekee/seal.ts",
    "lib/domain/yeekee/sealed-{draw,list,promise,proof,steps,witness}.ts",
    "lib/domain/yeekee/steps.ts",
    "lib/domain/yeekee/verify-sealed.ts",
    "lib/domain/yeekee/witness-*.ts",
  ],
  testRunner: "vitest",
  plugins: ["@stryker-mutator/vitest-runner"],
  vitest: { configFile: "scripts/mutation/vitest.config.ts", related: false },
  // Stryker's parser of TypeScript's settings fails with TypeScript 7; a file that does not exist makes it skip
  // them.
  tsconfigFile: "no-such-tsconfig.json",
  coverageAnalysis: "perTest",
  concurrency: 1,
  timeoutMS: 20_000,
  incremental: true,
  incrementalFile: "node_modules/.cache/stryker.json",
  tempDirName: "node_modules/.cache/stryker",
  reporters: ["clear-text", "progress"],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  thresholds: { high: 98, low: 95, break: 95 },
};
