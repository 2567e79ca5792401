import type { Deposit } from "@/lib/contract/deposits";
import type words from "@/locales/th/credit.json";

/** The words of all pages of credit; Thai is the reference. */
export type CreditWords = typeof words;

/** A bank by its code, in the member's language; a bank we have no name for keeps its code. */
export function bankName(names: Readonly<Record<string, string>>, bankCode: string): string {
  return names[bankCode] ?? bankCode;
}

/** What a member reads out to staff: enough of the id to find the request among their own. */
export function shortReference({ id }: Pick<Deposit, "id">): string {
  return id.slice(0, 8).toUpperCase();
}
