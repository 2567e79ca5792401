import { and, eq } from "drizzle-orm";
import type { Tx } from "../db/connect";
import { deposit } from "../db/tables/deposits";

export type DepositRow = typeof deposit.$inferSelect;

/** The one request of a member that still waits for its money, or null. */
export async function liveDepositOf(tx: Tx, owner: string): Promise<DepositRow | null> {
  const own = and(eq(deposit.member, owner), eq(deposit.status, "waiting"));
  const [row] = await tx.select().from(deposit).where(own);
  return row ?? null;
}
