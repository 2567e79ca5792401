import type { UserBank } from "@/lib/contract/banks";
import type { BankAccount } from "@/lib/contract/deposits";
import type { BankAccountState } from "@/lib/domain/banks/banks";
import type { memberBank } from "../db/schema/banks";

export type MemberBankRow = typeof memberBank.$inferSelect;

/** The account's own fields, as a withdrawal shows them; a member's account has no feed. */
export function boundAccountOf({ bankId, bankCode, accountNumber, name }: MemberBankRow): BankAccount {
  return { bankId, bankCode, accountNumber, name, botUpdate: null };
}

/** A bound account as its member sees it. */
export function userBankOf(row: MemberBankRow): UserBank {
  return { ...boundAccountOf(row), status: row.status as BankAccountState, reason: row.reason };
}
