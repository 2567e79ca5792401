import { asc, eq } from "drizzle-orm";
import { type Satang, satang } from "@/lib/domain/money/money";
import { account } from "../db/schema/ledger";
import type { Tx } from "../db/tx";

/**
 * Locks a member's accounts by id, the order used everywhere, so that a decision on the balance still holds when
 * it is written. Returns the spendable balance (satang).
 */
export async function lockMoney(tx: Tx, owner: string): Promise<Satang> {
  const rows = await tx
    .select({ kind: account.kind, balance: account.balance })
    .from(account)
    .where(eq(account.owner, owner))
    .orderBy(asc(account.id))
    .for("update");
  const cash = rows.find(({ kind }) => kind === "cash");
  if (!cash) throw new Error("a member without accounts");
  return satang(cash.balance ?? 0);
}
