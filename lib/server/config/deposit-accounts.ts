/** The house's accounts that members transfer to, where its service has no call that lists them. */
import { z } from "zod";
import { accountNumber, type BankAccount, bankCode, bankNumber } from "@/lib/contract/deposits";
import { text } from "@/lib/contract/values";

const account = z.strictObject({ bankId: bankNumber, bankCode, accountNumber, name: text(120, 1) });

/** Null for what is no list of accounts, or has one `bankId` twice. */
export function readDepositAccounts(written: string): BankAccount[] | null {
  try {
    const accounts = z.array(account).min(1).max(20).parse(JSON.parse(written));
    const ids = new Set(accounts.map(({ bankId }) => bankId));
    return ids.size < accounts.length ? null : accounts.map((one) => ({ ...one, botUpdate: null }));
  } catch {
    return null;
  }
}
