"use client";
import type { ZodForm } from "@/components/form/use-zod-form";
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
  form: Pick<ZodForm<"bankAccountNumber">, "register" | "watch">;
  words: BankWords["add"];
}

/** An account number, validated while typing by the bank's number of digits. */
export function AccountNumberField({ bank, form, words }: AccountNumberFieldProps) {
  const typed = form.watch("bankAccountNumber");
  const isFitting = bank !== undefined && fitsBank(bank, typed);
  const count = accountDigits(typed)?.length ?? 0;
  return (
    <div className={styles.number}>
      <Field
        {...form.register("bankAccountNumber")}
        label={words.number}
        hint={bank ? fill(words.numberHint, { digits: lengthText(bank, words) }) : undefined}
        inputMode="numeric"
        autoComplete="off"
        maxLength={30}
      />
      <p className={styles.count} role="status" data-fits={isFitting ? "" : undefined}>
        {count === 0 ? null : isFitting ? words.fits : fill(words.typed, { count })}
      </p>
    </div>
  );
}

/** Validates by the upstream's own rule for the bank's digits. */
export const fitsBank = ({ digits }: Bank, typed: string): boolean =>
  isAccountNumber({ digits: digits ?? anyDigits }, typed);

/** How many digits an account of this bank has, in words. */
export function lengthText({ digits = [...anyDigits] }: Bank, { or }: BankWords["add"]): string {
  const [few, many] = digits;
  if (few === many) return String(few);
  return many === few + 1 ? fill(or, { few, many }) : `${few}–${many}`;
}
