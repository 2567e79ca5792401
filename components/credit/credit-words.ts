import type { BankAccount, Deposit } from "@/lib/contract/deposits";
import { PLAY_ACCOUNT_NAME } from "@/lib/domain/deposits/deposit-channels";
import type words from "@/locales/th/credit.json";
import type faults from "@/locales/th/fault.json";

/** Messages of all credit pages; Thai is the reference. */
export type CreditWords = typeof words;

/** The specification's sentence for text that is no amount, and how an amount is typed. */
export const malformedAmount = (
  fault: Pick<typeof faults, "currency-malformed">,
  { twoDecimals }: Pick<CreditWords, "twoDecimals">,
): string => `${fault["currency-malformed"]} ${twoDecimals}`;

/** A bank's name by its code, in the member's language; the code where there is no name. */
export function bankName(names: Readonly<Record<string, string>>, bankCode: string): string {
  return names[bankCode] ?? bankCode;
}

/** The holder of one of the site's accounts: accounts of play credit are named in the member's language. */
export function holderName({ name }: Pick<BankAccount, "name">, playAccount: string): string {
  return name === PLAY_ACCOUNT_NAME ? playAccount : name;
}

/** A short id that a member can read out to staff: enough to find the request among their own. */
export function shortReference({ id }: Pick<Deposit, "id">): string {
  return id.slice(0, 8).toUpperCase();
}
