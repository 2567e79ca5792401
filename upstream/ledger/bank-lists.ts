import { desc, eq } from "drizzle-orm";
import { bankTransactions, MOST_REQUESTS, trueWalletHistory } from "@/lib/contract/transactions";
import type { Tx } from "../db/connect";
import { deposit } from "../db/tables/deposits";
import { depositOf } from "../deposits/deposit-view";
import { serve } from "../http/serve-endpoint";

/** A member's requests by kind, as the status page shows them. */
export const bankListCalls = [
  serve(bankTransactions, async ({ tx, caller }) => ({
    depositFast: await depositsOf(tx, caller.uuid),
    depositNormal: [],
    userWithdraw: [],
  })),

  serve(trueWalletHistory, async () => []),
];

async function depositsOf(tx: Tx, owner: string) {
  const rows = await tx
    .select()
    .from(deposit)
    .where(eq(deposit.member, owner))
    .orderBy(desc(deposit.createdAt))
    .limit(MOST_REQUESTS);
  const views = [];
  for (const row of rows) views.push(await depositOf(tx, row));
  return views;
}
