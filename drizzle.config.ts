import { defineConfig } from "drizzle-kit";

/** `npx drizzle-kit generate` writes the next migration; the upstream applies them at start. */
export default defineConfig({
  dialect: "postgresql",
  casing: "snake_case",
  schema: "./upstream/db/schema/*.ts",
  out: "./upstream/db/migrations",
});
