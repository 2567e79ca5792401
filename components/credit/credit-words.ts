import type { Deposit } from "@/lib/contract/deposits";
import type words from "@/locales/th/credit.json";

/** Messages of all credit pages; Thai is the reference. */
export type CreditWords = typeof words;

/** A bank's name by its code, in the member's language; the code where there is no name. */
export function bankName(names: Readonly<Record<string, string>>, bankCode: string): string {
  return names[bankCode] ?? bankCode;
}

/** A short id that a member can read out to staff: enough to find the request among their own. */
export function shortReference({ id }: Pick<Deposit, "id">): string {
  return id.slice(0, 8).toUpperCase();
}
