import { sql } from "drizzle-orm";
import type { Tx } from "../db/tx";

/** The service's clock, the database's (epoch ms). Tests move it; everything that falls due reads it. */
export async function nowMs(tx: Tx): Promise<number> {
  const { rows } = await tx.execute<{ now: number }>(sql`SELECT epoch_ms(app_now()) AS now`);
  const [row] = rows;
  if (!row) throw new Error("the database has no clock");
  return row.now;
}
