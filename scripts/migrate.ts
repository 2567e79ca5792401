/**
 * `npm run migrate`: migrates tables and functions as their owner (MIGRATE_DATABASE_URL, a direct connection),
 * and grants the role of DATABASE_URL what the service needs. Without MIGRATE_DATABASE_URL the service owns its
 * tables, and DATABASE_URL is used for both. Idempotent. `ROLE=migrate` does the same from a build.
 */
import { existsSync } from "node:fs";
import { migrateOnce } from "@/upstream/migrate-once";

async function main(): Promise<void> {
  if (existsSync(".env")) process.loadEnvFile(".env");
  const { MIGRATE_DATABASE_URL, DATABASE_URL, DEMO_PASSWORD, NO_REAL_MONEY } = process.env;
  const settings = { MIGRATE_DATABASE_URL, DATABASE_URL, DEMO_PASSWORD, NO_REAL_MONEY };
  process.stdout.write(`${await migrateOnce(settings)}\n`);
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
