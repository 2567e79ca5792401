import { and, eq, ne } from "drizzle-orm";
import {
  accountDigits,
  BANK_ACCOUNTS_A_MEMBER,
  findBank,
  isAccountNumber,
  isSameName,
} from "@/lib/domain/banks/banks";
import { nowMs } from "../clock/now";
import { memberBank } from "../db/schema/banks";
import { member } from "../db/schema/members";
import type { Tx } from "../db/tx";
import type { NameCheck } from "../http/services";
import { lockMoney } from "../ledger/lock-money";
import { noteSensitiveChange } from "../members/sensitive-change";
import type { MemberBankRow } from "./bank-view";
import { bankRefusal } from "./refusal-words";

export interface Binding {
  owner: string;
  bankCode: string;
  accountNumber: string;
  /** Language of the refusal message */
  language: string;
}

/**
 * Binds an account to a member, pending approval by staff. The member's legal name is stored with it and must be
 * the holder's name at the bank; an account can be bound once on the whole site, unless staff rejected it. Binding
 * another account after the first approved one puts withdrawals on hold. Throws `bank-account-…` faults.
 */
export async function bindAccount(tx: Tx, names: NameCheck, asked: Binding): Promise<MemberBankRow> {
  const { owner, language } = asked;
  const bank = findBank(asked.bankCode);
  if (!bank) throw bankRefusal("bank-account-unknown", language);
  const accountNumber = accountDigits(asked.accountNumber);
  if (!accountNumber || !isAccountNumber(bank, accountNumber)) {
    throw bankRefusal("bank-account-malformed", language);
  }
  const { bankCode } = bank;
  const who = await ownerOf(tx, owner);
  const name = who.name.trim();
  const holder = await names.holderOf({ bankCode, accountNumber }, name);
  if (holder === null) throw bankRefusal("bank-account-unknown", language);
  if (!isSameName(holder, name)) throw bankRefusal("bank-account-name-mismatch", language);

  // Concurrent bindings of one member are serialised, so that they cannot both be counted as the last one allowed.
  await lockMoney(tx, owner);
  const own = await tx
    .select()
    .from(memberBank)
    .where(and(eq(memberBank.member, owner), ne(memberBank.status, "rejected")));
  const isOwn = own.some((row) => row.bankCode === bankCode && row.accountNumber === accountNumber);
  if (!isOwn && own.length >= BANK_ACCOUNTS_A_MEMBER) {
    throw bankRefusal("bank-account-limit-reached", language);
  }
  const [row] = await tx
    .insert(memberBank)
    .values({ member: owner, bankCode, accountNumber, name, createdAt: new Date(await nowMs(tx)) })
    .onConflictDoNothing()
    .returning();
  // Somebody else's number is refused as one of another name is: nobody learns which numbers are known.
  if (!row) throw bankRefusal(isOwn ? "bank-account-taken" : "bank-account-name-mismatch", language);
  if (who.nameFixedAt) await noteSensitiveChange(tx, owner);
  return row;
}

async function ownerOf(
  tx: Tx,
  uuid: string,
): Promise<Pick<typeof member.$inferSelect, "name" | "nameFixedAt">> {
  const { name, nameFixedAt } = member;
  const [row] = await tx.select({ name, nameFixedAt }).from(member).where(eq(member.uuid, uuid));
  return row ?? { name: "", nameFixedAt: null };
}
