import { defineConfig, type PlaywrightTestOptions, type PlaywrightWorkerOptions } from "@playwright/test";
import { systemChromium } from "./tools/site/browser.mjs";

const shared: Partial<PlaywrightTestOptions & PlaywrightWorkerOptions> = {
  locale: "th-TH",
  timezoneId: "Asia/Bangkok",
  // The service worker is tested in stories of its own.
  serviceWorkers: "block",
  // Snapshots of the page show what it was; recording its pictures takes a third of a story's time. Where a second try
  // follows, that one alone is recorded.
  trace:
    process.env.SECOND_TRY === "1"
      ? "off"
      : { mode: "retain-on-failure", screenshots: false, snapshots: true },
  launchOptions: {
    executablePath: systemChromium(),
    args: ["--no-sandbox", "--disable-dev-shm-usage", "--disable-gpu"],
  },
};

/** The sweep runs every story at both widths; `npm test` stays short and leaves out the following. */
const runsAll = Boolean(process.env.EVERY_STORY);

/**
 * A story that would repeat at several widths or languages says in which one it runs; `@trial`: only with
 * TRIALS=1, as in `.ci/run`; `@sweep`: only in the sweep.
 */
const excludedTags = process.env.TRIALS === "1" ? "@sweep" : "@sweep|@trial";
const phonesOnly = new RegExp(`@desktop|${excludedTags}`);
const desktopsOnly = new RegExp(`@phone|${excludedTags}`);

/** Files whose stories are the same on a wide screen. */
const sameOnDesktop = [
  "entry",
  "fast-deposit",
  "favourites",
  "live-round",
  "lost-answer",
  "notices",
  "number-sets",
  "otp",
  "paste",
  "rounds",
  "sets",
  "slips",
  "statement",
  "withdraw",
  "yeekee",
  "yeekee-proof",
].map((story) => `**/${story}.spec.ts`);

/** Member stories on the production build, each worker with a site of its own; no retries. */
export default defineConfig({
  testDir: "e2e",
  testMatch: "**/*.spec.ts",
  globalSetup: "./e2e/support/global-setup.ts",
  outputDir: "test-results",
  workers: 2,
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  // For what hangs: on a machine with much to do a story takes five times as long as alone.
  timeout: 300_000,
  // For what hangs, as above. Without it `toPass` has no timeout but the test's.
  expect: { timeout: 60_000, toPass: { timeout: 60_000 } },
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [["list"], ["json"]] : [["list"]],
  projects: [
    {
      name: "phone",
      grepInvert: runsAll ? undefined : phonesOnly,
      use: { ...shared, viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
    {
      name: "desktop",
      grepInvert: runsAll ? undefined : desktopsOnly,
      testIgnore: runsAll ? [] : sameOnDesktop,
      use: { ...shared, viewport: { width: 1280, height: 800 } },
    },
  ],
});
