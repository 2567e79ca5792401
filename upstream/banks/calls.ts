import { asc, eq } from "drizzle-orm";
import { allBanks, allUserBanks, createUserBank } from "@/lib/contract/banks";
import { banks } from "@/lib/domain/banks/banks";
import { memberBank } from "../db/schema/banks";
import { defineHandler } from "../http/define-handler";
import { consumeLimit } from "../http/rate-limit";
import { type MemberBankRow, userBankOf } from "./bank-view";
import { bindAccount } from "./bind-account";

export const bankCalls = [
  defineHandler(allBanks, async () =>
    banks.map(({ bankCode, name, country, digits: [fewest, most] }) => ({
      bankCode,
      name,
      country,
      digits: [fewest, most] as [number, number],
    })),
  ),

  defineHandler(allUserBanks, async ({ tx, caller }) => {
    const rows = await tx
      .select()
      .from(memberBank)
      .where(eq(memberBank.member, caller.uuid))
      .orderBy(asc(memberBank.bankId));
    return rows.filter((row) => !isBoundAnew(row, rows)).map(userBankOf);
  }),

  defineHandler(createUserBank, async ({ tx, caller, services, language }, { body }) => {
    // Rate limited, so that nobody can probe who owns an account or whether it is known here.
    await consumeLimit("bankAccount", caller.uuid);
    const { bankCode, bankAccountNumber: accountNumber } = body;
    return userBankOf(
      await bindAccount(tx, services.names, { owner: caller.uuid, bankCode, accountNumber, language }),
    );
  }),
];

/** True for a rejected account that was bound again later: the newer row has its current status. */
function isBoundAnew(row: MemberBankRow, all: readonly MemberBankRow[]): boolean {
  return all.some(
    ({ bankId, bankCode, accountNumber }) =>
      bankId > row.bankId && bankCode === row.bankCode && accountNumber === row.accountNumber,
  );
}
