import { plainText } from "../../kernel/plain-text";
import { plainLine } from "../money/typed-amount";
import { inMarkOrder } from "./mark-order";
import { withoutTitles } from "./titles";

/**
 * Banks whose accounts can be bound, as plain facts: a code, a name in Latin letters, and how many digits an
 * account has. Names only; no marks or colours of the banks themselves.
 */
type BankCountry = "th" | "la" | "kh" | "mm";

export interface KnownBank {
  readonly bankCode: string;
  readonly name: string;
  readonly country: BankCountry;
  /** Digits of an account number, fewest and most, both included. */
  readonly digits: readonly [number, number];
}

const bank = (
  bankCode: string,
  name: string,
  country: BankCountry,
  fewest: number,
  most: number = fewest,
): KnownBank => ({ bankCode, name, country, digits: [fewest, most] });

export const banks: readonly KnownBank[] = [
  bank("KBANK", "Kasikornbank", "th", 10),
  bank("SCB", "Siam Commercial Bank", "th", 10),
  bank("BBL", "Bangkok Bank", "th", 10),
  bank("KTB", "Krungthai Bank", "th", 10),
  bank("BAY", "Bank of Ayudhya (Krungsri)", "th", 10),
  bank("TTB", "TMBThanachart Bank (ttb)", "th", 10),
  bank("GSB", "Government Savings Bank", "th", 12),
  bank("BAAC", "Bank for Agriculture (BAAC)", "th", 12),
  bank("GHB", "Government Housing Bank", "th", 12),
  bank("UOBT", "United Overseas Bank (Thai)", "th", 10),
  bank("CIMBT", "CIMB Thai Bank", "th", 10),
  bank("LHB", "Land and Houses Bank", "th", 10),
  bank("KKP", "Kiatnakin Phatra Bank", "th", 10, 14),
  bank("TISCO", "TISCO Bank", "th", 10, 14),
  bank("ISBT", "Islamic Bank of Thailand", "th", 10),
  bank("BCEL", "Banque pour le Commerce Exterieur Lao", "la", 12, 20),
  bank("LDB", "Lao Development Bank", "la", 10, 20),
  bank("JDB", "Joint Development Bank", "la", 10, 20),
  bank("APB", "Agricultural Promotion Bank", "la", 10, 20),
  bank("LVB", "Lao-Viet Bank", "la", 10, 20),
  bank("ABA", "ABA Bank", "kh", 9, 15),
  bank("ACLEDA", "ACLEDA Bank", "kh", 8, 16),
  bank("CANADIA", "Canadia Bank", "kh", 10, 16),
  bank("WING", "Wing Bank", "kh", 8, 12),
  bank("PPCB", "Phnom Penh Commercial Bank", "kh", 10, 16),
  bank("KBZ", "Kanbawza Bank", "mm", 17),
  bank("AYA", "Ayeyarwady Bank", "mm", 11, 16),
  bank("CB", "CB Bank", "mm", 16),
  bank("YOMA", "Yoma Bank", "mm", 15, 18),
  bank("MAB", "Myanma Apex Bank", "mm", 15, 18),
];

const byCode = new Map(banks.map((known) => [known.bankCode, known]));

/** The bank of a code, in either case of letters, or null. */
export function findBank(code: string): KnownBank | null {
  return byCode.get(code.toUpperCase()) ?? null;
}

/** The digits of an account number as people type or copy it, with hyphens and spaces; null when it has anything else. */
export function accountDigits(typed: string): string | null {
  const digits = plainLine(typed).replace(/[\s-]/g, "");
  return /^\d+$/.test(digits) ? digits : null;
}

/** True for a number that an account of this bank can have: the right count of digits, not one digit alone. */
export function isAccountNumber(
  { digits: [fewest, most] }: Pick<KnownBank, "digits">,
  typed: string,
): boolean {
  const digits = accountDigits(typed);
  if (!digits || digits.length < fewest || digits.length > most) return false;
  return !/^(\d)\1*$/.test(digits);
}

/** Accounts that a member may have at once; rejected ones do not count. */
export const BANK_ACCOUNTS_A_MEMBER = 3;

/** Readings of a name as they are compared: with and without its titles, without spaces and signs, in one case. */
function readingsOf(name: string): readonly string[] {
  const plain = inMarkOrder(plainText(name)).trim().toLowerCase();
  return withoutTitles(plain)
    .map((reading) => reading.replace(/[\s.,'’-]/g, ""))
    .filter((reading) => reading !== "");
}

/** True when the account holder that a bank names is the member; an empty name matches nobody. */
export function isSameName(holder: string, memberName: string): boolean {
  const readings = readingsOf(memberName);
  return readingsOf(holder).some((reading) => readings.includes(reading));
}

export type BankAccountState = "waiting" | "approved" | "rejected";

const nextStates: Readonly<Record<BankAccountState, readonly BankAccountState[]>> = {
  waiting: ["approved", "rejected"],
  // Staff can revoke an approval; the member then binds the account again.
  approved: ["rejected"],
  rejected: [],
};

export function canBankBecome(from: BankAccountState, to: BankAccountState): boolean {
  return nextStates[from].includes(to);
}
