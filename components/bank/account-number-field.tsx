"use client";
import { Field } from "@/components/member/field";
import type { Bank } from "@/lib/contract/banks";
import { accountDigits, isAccountNumber } from "@/lib/domain/banks/banks";
import { fill } from "@/lib/i18n/fill";
import styles from "./account-number-field.module.css";
import type { BankWords } from "./bank-words";

/** Limits that fit every bank's numbers, for upstreams that don't state them. */
const anyDigits = [4, 24] as const;

interface AccountNumberFieldProps {
  bank: Bank | undefined;
  typed: string;
  onTyped: (typed: string) => void;
  words: BankWords["add"];
  problem: string | null;
}

/** An account number, validated while typing by the bank's number of digits. */
export function AccountNumberField({ bank, typed, onTyped, words, problem }: AccountNumberFieldProps) {
  const count = accountDigits(typed)?.length ?? 0;
  return (
    <div className={styles.number}>
      <Field
        name="bankAccountNumber"
        label={words.number}
        hint={bank ? fill(words.numberHint, { digits: lengthText(bank, words) }) : undefined}
        error={problem ?? undefined}
        value={typed}
        onChange={(event) => onTyped(event.target.value)}
        inputMode="numeric"
        autoComplete="off"
        maxLength={30}
      />
      <p className={styles.count} role="status" data-fits={fits(bank, typed) ? "" : undefined}>
        {count === 0 ? null : fits(bank, typed) ? words.fits : fill(words.typed, { count })}
      </p>
    </div>
  );
}

/** The error message for the typed number, or null. */
export function numberProblem(bank: Bank | undefined, typed: string, words: BankWords["add"]): string | null {
  if (typed.trim() === "") return words.numberRequired;
  if (!bank || fits(bank, typed)) return null;
  return fill(words.numberWrong, { digits: lengthText(bank, words) });
}

/** Validates by the upstream's own rule for the bank's digits. */
function fits(bank: Bank | undefined, typed: string): boolean {
  return bank !== undefined && isAccountNumber({ digits: bank.digits ?? anyDigits }, typed);
}

function lengthText({ digits = [...anyDigits] }: Bank, { or }: BankWords["add"]): string {
  const [few, many] = digits;
  if (few === many) return String(few);
  return many === few + 1 ? fill(or, { few, many }) : `${few}–${many}`;
}
