/**
 * `npm run migrate`: migrates tables and functions as their owner (MIGRATE_DATABASE_URL, a direct connection),
 * and grants the role of DATABASE_URL what the service needs. Without MIGRATE_DATABASE_URL the service owns its
 * tables, and DATABASE_URL is used for both. Idempotent.
 */
import { existsSync } from "node:fs";
import { connectAsIs } from "@/upstream/db/connect";
import { countOf, findMissing, migrate } from "@/upstream/db/migrate";

async function main(): Promise<void> {
  if (existsSync(".env")) process.loadEnvFile(".env");
  const { MIGRATE_DATABASE_URL: ownerUrl, DATABASE_URL: serviceUrl } = process.env;
  const databaseUrl = ownerUrl || serviceUrl;
  if (!databaseUrl)
    throw new Error("neither MIGRATE_DATABASE_URL nor DATABASE_URL is set: there is nothing to migrate");
  const role = ownerUrl && serviceUrl ? roleOf(serviceUrl) : null;
  if (ownerUrl && !role)
    throw new Error("DATABASE_URL must name the service's role: postgres://role@host/database");
  if (ownerUrl && role === roleOf(ownerUrl))
    throw new Error(
      "MIGRATE_DATABASE_URL and DATABASE_URL name the same role: the service would own its tables",
    );
  const { db, close } = await connectAsIs({ databaseUrl, poolSize: 2 });
  try {
    const missing = await findMissing(db);
    await migrate(db, role);
    process.stdout.write(
      `${countOf(missing)} applied; ${role ? `"${role}" serves and owns nothing` : "the service owns its tables"}\n`,
    );
  } finally {
    await close();
  }
}

const roleOf = (url: string) => decodeURIComponent(new URL(url).username);

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
