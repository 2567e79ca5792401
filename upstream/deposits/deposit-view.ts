import { eq } from "drizzle-orm";
import type { BankAccount, Deposit, DepositStatus } from "@/lib/contract/deposits";
import { satang } from "@/lib/domain/money";
import { bangkokIso } from "@/lib/domain/time";
import type { Tx } from "../db/connect";
import { siteAccount } from "../db/tables/deposits";
import type { DepositRow } from "./live-deposit";

export async function siteAccounts(tx: Tx): Promise<BankAccount[]> {
  const rows = await tx.select().from(siteAccount).orderBy(siteAccount.bankId);
  return rows.map(accountOf);
}

/** A request as its member sees it, with the account that waits for the transfer. */
export async function depositOf(tx: Tx, row: DepositRow): Promise<Deposit> {
  const [account] = await tx.select().from(siteAccount).where(eq(siteAccount.bankId, row.bankId));
  return {
    id: row.id,
    channel: "fast",
    bankId: row.bankId,
    prepareAmount: satang(row.prepareAmount),
    prepareIndex: row.prepareIndex,
    prepareTotal: satang(row.prepareTotal),
    status: row.status as DepositStatus,
    referTransferId: row.feedRef,
    createdAt: bangkokIso(row.createdAt.getTime()),
    expiresAt: bangkokIso(row.expiresAt.getTime()),
    ...(row.status === "credited" && row.endedAt ? { creditedAt: bangkokIso(row.endedAt.getTime()) } : {}),
    ...(account ? { account: accountOf(account) } : {}),
  };
}

function accountOf(row: typeof siteAccount.$inferSelect): BankAccount {
  const { bankId, bankCode, accountNumber, name, botUpdate } = row;
  return { bankId, bankCode, accountNumber, name, botUpdate: botUpdate && bangkokIso(botUpdate.getTime()) };
}
