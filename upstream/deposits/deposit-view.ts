import { eq } from "drizzle-orm";
import type { CoinTransfer, Deposit, DepositReport, DepositStatus } from "@/lib/contract/deposits";
import { depositChannel } from "@/lib/contract/deposits";
import { writeCoins } from "@/lib/domain/deposits/deposit-coins";
import { satang } from "@/lib/domain/money/money";
import { bangkokIso } from "@/lib/domain/time/time";
import { bankFeed, depositReport, siteAccount } from "../db/schema/deposits";
import type { Tx } from "../db/tx";
import { type InexactMoney, inexactMoneyOf } from "./inexact-money";
import type { DepositRow } from "./live-deposit";
import { payloadFor } from "./payload";
import { bankAccountView, coinOfferOf, type SiteAccount } from "./site-accounts";

/** What a deposit's view is made of, beside its own row. */
export interface DepositFacts {
  account: SiteAccount | undefined;
  report: DepositReport | null;
  /** Money that came with other satang; the operators' lists leave it out. */
  inexact?: InexactMoney | undefined;
}

/** A deposit as its member sees it, with the account to transfer to. */
export async function depositOf(tx: Tx, row: DepositRow): Promise<Deposit> {
  const [account] = await tx.select().from(siteAccount).where(eq(siteAccount.bankId, row.bankId));
  const [report, inexact] = [await reportOf(tx, row.id), await inexactMoneyOf(tx, [row])];
  return depositWith(tx, row, { account, report, inexact: inexact.get(row.id) });
}

/** The same with what a list has read for all its rows at once. */
export async function depositWith(
  tx: Tx,
  row: DepositRow,
  { account, report, inexact }: DepositFacts,
): Promise<Deposit> {
  return {
    id: row.id,
    channel: depositChannel.parse(row.channel),
    bankId: row.bankId,
    prepareAmount: satang(row.prepareAmount),
    prepareIndex: row.prepareIndex,
    prepareTotal: satang(row.prepareTotal),
    status: row.status as DepositStatus,
    referTransferId: row.feedRef ?? row.seenRef,
    createdAt: bangkokIso(row.createdAt.getTime()),
    ...(row.expiresAt ? { expiresAt: bangkokIso(row.expiresAt.getTime()) } : {}),
    ...(row.status === "credited" && row.endedAt ? { creditedAt: bangkokIso(row.endedAt.getTime()) } : {}),
    ...(row.creditedAmount === null ? {} : { creditedAmount: satang(row.creditedAmount) }),
    ...(account ? await whereToPay(tx, row, account) : {}),
    ...(report ? { report } : {}),
    ...(inexact ? inexactView(inexact) : {}),
    ...(row.reason ? { reason: row.reason } : {}),
  };
}

/** What the member is told of money with other satang. */
export const inexactView = ({ at, amount }: InexactMoney) => ({
  inexactAt: bangkokIso(at.getTime()),
  inexactAmount: satang(amount),
});

type Place = Pick<Deposit, "account" | "payload" | "walletNumber" | "transfer">;

async function whereToPay(tx: Tx, row: DepositRow, account: SiteAccount): Promise<Place> {
  if (row.channel === "crypto") return { transfer: await transferOf(tx, row, account) };
  const payload = row.channel === "normal" ? null : payloadFor(account, satang(row.prepareTotal));
  return {
    account: bankAccountView(account),
    ...(payload ? { payload } : {}),
    ...(account.kind === "wallet" ? { walletNumber: account.accountNumber } : {}),
  };
}

async function transferOf(tx: Tx, row: DepositRow, account: SiteAccount): Promise<CoinTransfer | undefined> {
  const offer = await coinOfferOf(tx, row.bankId);
  if (!offer || row.coinUnits === null) return undefined;
  const ref = row.seenRef ?? row.feedRef;
  const [seen] = ref ? await tx.select().from(bankFeed).where(eq(bankFeed.ref, ref)) : [];
  return {
    address: account.accountNumber,
    coin: offer.coin,
    chain: offer.chain,
    coinAmount: writeCoins(row.coinUnits, offer.decimals),
    confirmations: Math.min(seen?.confirmations ?? 0, offer.needed),
    needed: offer.needed,
  };
}

async function reportOf(tx: Tx, depositId: string): Promise<DepositReport | null> {
  const [row] = await tx.select().from(depositReport).where(eq(depositReport.depositId, depositId));
  return row ? reportView(row) : null;
}

export function reportView(row: typeof depositReport.$inferSelect): DepositReport {
  return {
    amount: satang(row.amount),
    transferredAt: bangkokIso(row.transferredAt.getTime()),
    reportedAt: bangkokIso(row.reportedAt.getTime()),
    ...(row.note ? { note: row.note } : {}),
    ...(row.fileId ? { fileId: row.fileId } : {}),
  };
}
