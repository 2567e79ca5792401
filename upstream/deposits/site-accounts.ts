import { and, eq, isNotNull, isNull } from "drizzle-orm";
import type { BankAccount } from "@/lib/contract/deposits";
import { Fault } from "@/lib/contract/fault";
import { bangkokIso } from "@/lib/domain/time/time";
import { coinOffer, siteAccount } from "../db/schema/deposits";
import type { Tx } from "../db/tx";

export type SiteAccount = typeof siteAccount.$inferSelect;
export type CoinOffer = typeof coinOffer.$inferSelect;
/** The kind of account that a channel's money is transferred to. */
export type ReceivingChannel = "fast" | "normal" | "qrcode" | "truemoney" | "crypto";

/** The open accounts that take a channel's transfers: banks, banks with a PromptPay name, wallets, or addresses. */
const isOpen = isNull(siteAccount.closedAt);
const takes = {
  fast: and(isOpen, eq(siteAccount.kind, "bank")),
  normal: and(isOpen, eq(siteAccount.kind, "bank")),
  qrcode: and(isOpen, eq(siteAccount.kind, "bank"), isNotNull(siteAccount.promptPay)),
  truemoney: and(isOpen, eq(siteAccount.kind, "wallet")),
  crypto: and(isOpen, eq(siteAccount.kind, "chain")),
};

export async function accountsFor(tx: Tx, channel: ReceivingChannel): Promise<SiteAccount[]> {
  return tx.select().from(siteAccount).where(takes[channel]).orderBy(siteAccount.bankId);
}

/** One account of a channel. Throws `bank-account-unknown`. */
export async function accountFor(tx: Tx, channel: ReceivingChannel, bankId: number): Promise<SiteAccount> {
  const [row] = await tx
    .select()
    .from(siteAccount)
    .where(and(takes[channel], eq(siteAccount.bankId, bankId)));
  if (!row) throw new Fault("bank-account-unknown");
  return row;
}

/** An account by its id, of any kind. Throws `bank-account-unknown`. */
export async function accountByNumber(tx: Tx, accountNumber: string): Promise<SiteAccount> {
  const [row] = await tx.select().from(siteAccount).where(eq(siteAccount.accountNumber, accountNumber));
  if (!row) throw new Fault("bank-account-unknown");
  return row;
}

/** Locks an account's row, which serialises its requests and feed rows. Throws `bank-account-unknown`. */
export async function lockAccount(tx: Tx, bankId: number): Promise<SiteAccount> {
  const [row] = await tx.select().from(siteAccount).where(eq(siteAccount.bankId, bankId)).for("update");
  if (!row) throw new Fault("bank-account-unknown");
  return row;
}

export async function coinOffers(tx: Tx): Promise<CoinOffer[]> {
  return tx.select().from(coinOffer).orderBy(coinOffer.bankId);
}

/** The coin that an address takes; null for banks and wallets. */
export async function coinOfferOf(tx: Tx, bankId: number): Promise<CoinOffer | null> {
  const [row] = await tx.select().from(coinOffer).where(eq(coinOffer.bankId, bankId));
  return row ?? null;
}

export function bankAccountView(row: SiteAccount): BankAccount {
  const { bankId, bankCode, accountNumber, name, botUpdate } = row;
  return { bankId, bankCode, accountNumber, name, botUpdate: botUpdate && bangkokIso(botUpdate.getTime()) };
}
