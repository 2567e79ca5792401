import { sql } from "drizzle-orm";
import type { Tx } from "../db/tx";

/** The service's clock, read from the database (epoch ms). Tests move it; every due time is compared with it. */
export async function nowMs(tx: Tx): Promise<number> {
  const { rows } = await tx.execute<{ now: number }>(sql`SELECT epoch_ms(app_now()) AS now`);
  const [row] = rows;
  if (!row) throw new Error("the database has no clock");
  return row.now;
}
