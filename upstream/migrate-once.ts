import { playSettingsRefusal } from "@/lib/domain/site/play-settings";
import { connectAsIs } from "./db/connect";
import { JOB_MS } from "./db/limits";
import { countOf, findMissing, migrate } from "./db/migrate";
import { allowLonger } from "./db/pool";
import { seed } from "./seed/seed";

interface MigrationSettings {
  /** The owner of the tables, by a direct connection; unset: the service owns them. */
  MIGRATE_DATABASE_URL?: string | undefined;
  /** The service's role. */
  DATABASE_URL?: string | undefined;
  DEMO_PASSWORD?: string | undefined;
  NO_REAL_MONEY?: string | boolean | undefined;
}

/**
 * Migrates tables and functions as their owner, grants the service's role what it needs, and inserts the first rows.
 * Idempotent. @returns one line that says what was done
 * @throws Error of one line where the settings do not fit
 */
export async function migrateOnce(settings: MigrationSettings): Promise<string> {
  const { MIGRATE_DATABASE_URL: ownerUrl, DATABASE_URL: serviceUrl, DEMO_PASSWORD, NO_REAL_MONEY } = settings;
  const databaseUrl = ownerUrl || serviceUrl;
  // Main has parsed the environment; the command gets it as it is.
  const isOurs = Boolean(NO_REAL_MONEY) && NO_REAL_MONEY !== "0";
  if (DEMO_PASSWORD && !isOurs) throw new Error(`DEMO_PASSWORD ${playSettingsRefusal}`);
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
    await db.transaction(async (tx) => {
      await allowLonger(tx, JOB_MS);
      await seed(tx, { demoPassword: DEMO_PASSWORD || undefined });
    });
    return `${countOf(missing)} applied; ${role ? `"${role}" serves and owns nothing` : "the service owns its tables"}`;
  } finally {
    await close();
  }
}

const roleOf = (url: string) => decodeURIComponent(new URL(url).username);
