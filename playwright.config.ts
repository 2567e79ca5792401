import { defineConfig, type PlaywrightTestOptions, type PlaywrightWorkerOptions } from "@playwright/test";
import { systemChromium } from "./scripts/launch/browser.mjs";

const shared: Partial<PlaywrightTestOptions & PlaywrightWorkerOptions> = {
  locale: "th-TH",
  timezoneId: "Asia/Bangkok",
  trace: "retain-on-failure",
  launchOptions: {
    executablePath: systemChromium(),
    args: ["--no-sandbox", "--disable-dev-shm-usage"],
  },
};

/**
 * Stories that a wide screen tells no differently: on a desktop only in the sweep, which sets EVERY_STORY, so that
 * `npm test` stays short.
 */
const alikeOnDesktops = [
  "entry",
  "fast-deposit",
  "favourites",
  "live-room",
  "lost-answer",
  "number-sets",
  "paste",
  "rounds",
  "slips",
].map((story) => `**/${story}.spec.ts`);

/** Member stories on the production build, each worker with a site of its own; nothing is retried. */
export default defineConfig({
  testDir: "e2e",
  testMatch: "**/*.spec.ts",
  globalSetup: "./e2e/support/global-setup.ts",
  outputDir: "test-results",
  workers: 2,
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  timeout: 90_000,
  expect: { timeout: 10_000 },
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [["list"], ["json"]] : [["list"]],
  projects: [
    {
      name: "phone",
      use: { ...shared, viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
    {
      name: "desktop",
      testIgnore: process.env.EVERY_STORY ? [] : alikeOnDesktops,
      use: { ...shared, viewport: { width: 1280, height: 800 } },
    },
  ],
});
