import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

const root = fileURLToPath(new URL("../..", import.meta.url)).replace(/\/$/, "");

/** What Stryker runs for each change of the rules of draws: their own tests, without those that need minutes. */
export default defineConfig({
  resolve: { alias: [{ find: /^@(?=\/)/, replacement: root }] },
  test: {
    root,
    testTimeout: 60_000,
    include: ["tests/lib/domain/yeekee/{draw-log,draw-rules,sealed-*,steps,verify-*,witness-*}.test.ts"],
  },
});
