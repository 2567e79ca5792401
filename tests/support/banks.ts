import { sql } from "drizzle-orm";
import { createUserBank, type UserBank } from "@/lib/contract/banks";
import { approveBank } from "@/lib/contract/operators/withdraws";
import { createWithdraw, type Withdraw } from "@/lib/contract/withdraws";
import { satang } from "@/lib/domain/money/money";
import { newKey } from "../../tools/testing/calls";
import { newcomer, type Person, secondOperator } from "./people";
import type { TestService } from "./service";

let numbers = 0;
/** Ten digits that no account has yet, without a meaning for the simulated bank. */
export const newAccountNumber = (): string => `7${String(++numbers).padStart(8, "0")}1`;

export const withName = (service: TestService, { uuid }: Person, name: string) =>
  service.db.execute(sql`UPDATE member SET name = ${name} WHERE uuid = ${uuid}`);

/** Marks the PIN as verified on every session of a member, for an hour. */
export const confirmPinOf = (service: TestService, { uuid }: Person) =>
  service.db.execute(
    sql`UPDATE session SET confirmed_until = clock_timestamp() + interval '1 hour' WHERE member = ${uuid}`,
  );

export const bind = (
  service: TestService,
  { token }: Person,
  bankAccountNumber: string,
  bankCode = "KBANK",
) => service.call(createUserBank, { body: { bankCode, bankAccountNumber }, token });

/** An approved account, approved by an operator who decides on no withdrawal later. */
export async function boundAccount(service: TestService, member: Person): Promise<UserBank> {
  await withName(service, member, "สมหญิง รักดี");
  const { bankId } = await bind(service, member, newAccountNumber());
  const { token } = await secondOperator(service, "staff");
  return service.call(approveBank, { body: { id: String(bankId) }, token });
}

/** A member with this many baht and no turnover to make, an account and a verified PIN. */
export async function withdrawer(service: TestService, baht: number): Promise<Person & { bankId: number }> {
  const member = await newcomer(service, baht);
  // Credited like winnings: without turnover.
  await service.db.execute(sql`UPDATE turnover_percent SET percent = 0 WHERE kind = 'ADMIN_INCREASE'`);
  const { bankId } = await boundAccount(service, member);
  await confirmPinOf(service, member);
  return { ...member, bankId };
}

/** Requests a withdrawal; with a key of its own unless one is given. */
export const withdraw = (
  service: Pick<TestService, "call">,
  { token, bankId }: Person & { bankId: number },
  baht: number,
  key: string = newKey(),
): Promise<Withdraw> =>
  service.call(createWithdraw, { body: { bankId, amount: satang(Math.round(baht * 100)) }, token, key });

/** The fault code of a refused amount. */
export const withdrawRefusal = (
  service: TestService,
  { token, bankId }: Person & { bankId: number },
  baht: number,
) =>
  service.refusal(createWithdraw, {
    body: { bankId, amount: satang(Math.round(baht * 100)) },
    token,
    key: newKey(),
  });
