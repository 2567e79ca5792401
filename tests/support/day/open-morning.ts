import { sql } from "drizzle-orm";
import { epochMs } from "@/lib/domain/time/time";
import { connect } from "@/upstream/db/connect";
import type { DatabaseKind, TestDatabase } from "../database";
import { openTestService, type TestService } from "../service";

export interface Morning {
  service: TestService;
  end(): Promise<void>;
}

/** A service that is started at an instant: nothing was planned before, so nothing was missed. */
export async function openMorning(kind: DatabaseKind, at: string): Promise<Morning> {
  const database = await kind.create();
  await setClockOf(database, at);
  const service = await openTestService(database);
  return {
    service,
    async end() {
      await service.close();
      await database.drop();
    },
  };
}

async function setClockOf({ env }: TestDatabase, at: string): Promise<void> {
  const { DATABASE_URL, DATA_DIR } = env;
  const { db, close } = await connect(DATABASE_URL ? { databaseUrl: DATABASE_URL } : { dataDir: DATA_DIR });
  await db.execute(sql`UPDATE clock_offset SET offset_ms = ${epochMs(at) - Date.now()}`);
  await close();
}
