import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

const root = fileURLToPath(new URL("../..", import.meta.url)).replace(/\/$/, "");

/** The proof's own tests that need its packages (`npm run check -- proof`); the others are among the unit tests. */
export default defineConfig({
  resolve: { alias: [{ find: /^@(?=\/)/, replacement: root }] },
  test: { root, testTimeout: 120_000, include: ["tools/proof/tests/installed/**/*.test.ts"] },
});
