import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

const root = fileURLToPath(new URL("../..", import.meta.url)).replace(/\/$/, "");

/**
 * The tests that Stryker runs for each mutation of the rules of draws: their own, without those that take
 * minutes.
 */
export default defineConfig({
  resolve: { alias: [{ find: /^@(?=\/)/, replacement: root }] },
  test: {
    root,
    testTimeout: 60_000,
    include: ["tests/lib/domain/yeekee/{draw-log,draw-rules,sealed-*,steps,verify-*,witness-*}.test.ts"],
  },
});
