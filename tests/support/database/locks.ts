import { sql } from "drizzle-orm";
import type { Tx } from "@/upstream/db/tx";
import { count } from "./ledger";

/** How many sessions of this database wait for a lock; those of other databases on the server do not count. */
export const waitingForLocks = (db: Tx): Promise<number> =>
  count(
    db,
    sql`SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
  );
