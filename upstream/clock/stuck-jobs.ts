import { sql } from "drizzle-orm";
import type { Tx } from "../db/tx";

/** From so many failures on, half a minute of them, it is an operator's business. */
const STUCK_FROM = 5;

/** How many jobs have failed time and again and still wait. */
export async function stuckJobs(tx: Tx): Promise<number> {
  const { rows } = await tx.execute<{ count: number }>(sql`
    SELECT count(*) AS count FROM job WHERE done_at IS NULL AND attempts >= ${STUCK_FROM}`);
  return rows[0]?.count ?? 0;
}
