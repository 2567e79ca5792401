"use client";
import { type ReactNode, useState } from "react";
import { bankName } from "@/components/credit/credit-words";
import { Field } from "@/components/member/field";
import type { UserBank } from "@/lib/contract/banks";
import { banks as knownBanks } from "@/lib/domain/banks/banks";
import { plainDigits } from "@/lib/domain/money/typed-amount";
import type { BankTransferMessages } from "./bank-transfer-messages";
import styles from "./own-account.module.css";

export type OwnProblems = Partial<Record<"bank" | "number" | "name", string>>;

interface OwnAccountProps {
  words: BankTransferMessages["normal"];
  banks: Readonly<Record<string, string>>;
  /** Accounts the member has added; possibly none. */
  bound: readonly UserBank[];
  problems: OwnProblems;
}

/** The sender's account: one of those the member added, or another of theirs. */
export function OwnAccount({ words, banks, bound, problems }: OwnAccountProps) {
  const [chosen, setChosen] = useState(bound[0] ? "0" : "other");
  return (
    <div className={styles.own}>
      {bound.length > 0 ? (
        <fieldset className={styles.choices}>
          <legend>{words.own}</legend>
          {bound.map((account, at) => (
            <OwnChoice key={account.accountNumber} value={String(at)} chosen={chosen} onChoose={setChosen}>
              {bankName(banks, account.bankCode)} <span className="tabular">{account.accountNumber}</span>
            </OwnChoice>
          ))}
          <OwnChoice value="other" chosen={chosen} onChoose={setChosen}>
            {words.ownOther}
          </OwnChoice>
        </fieldset>
      ) : null}
      {chosen === "other" ? (
        <>
          <div className={styles.field}>
            <label htmlFor="bankCode">{words.bank}</label>
            <select
              id="bankCode"
              name="bankCode"
              defaultValue=""
              aria-invalid={problems.bank ? true : undefined}
              aria-describedby={problems.bank ? "bankCode-error" : undefined}
            >
              <option value="">{words.bankChoose}</option>
              {thaiBanks.map(({ bankCode, name }) => (
                <option key={bankCode} value={bankCode}>
                  {banks[bankCode] ?? name}
                </option>
              ))}
            </select>
            {problems.bank ? (
              <p id="bankCode-error" className={styles.error}>
                {problems.bank}
              </p>
            ) : null}
          </div>
          <Field
            name="number"
            label={words.number}
            inputMode="numeric"
            autoComplete="off"
            maxLength={24}
            {...(problems.number && { error: problems.number })}
          />
          <Field
            name="name"
            label={words.name}
            autoComplete="name"
            maxLength={120}
            {...(problems.name && { error: problems.name })}
          />
        </>
      ) : null}
    </div>
  );
}

interface OwnChoiceProps {
  value: string;
  chosen: string;
  onChoose: (value: string) => void;
  children: ReactNode;
}

/** One sender's account. Its number wraps rather than being cut, as in a select box. */
function OwnChoice({ value, chosen, onChoose, children }: OwnChoiceProps) {
  return (
    <label className={styles.choice}>
      <input
        type="radio"
        name="own"
        value={value}
        checked={chosen === value}
        onChange={() => onChoose(value)}
      />
      <span>{children}</span>
    </label>
  );
}

/** Transfers to the site's accounts come from banks in Thailand. */
const thaiBanks = knownBanks.filter(({ country }) => country === "th");

interface OwnAccountBody {
  bankCode: string;
  bankAccountNumber: string;
  bankAccountName: string;
}

/** The chosen or typed account, or the fields with errors. */
export function readOwnAccount(
  form: FormData,
  bound: readonly UserBank[],
): { account: OwnAccountBody } | { account?: undefined; wrong: ("bank" | "number" | "name")[] } {
  const known = bound[Number(form.get("own") ?? Number.NaN)];
  if (known) {
    const { bankCode, accountNumber, name } = known;
    return { account: { bankCode, bankAccountNumber: accountNumber, bankAccountName: name } };
  }
  const number = plainDigits(String(form.get("number") ?? "")).replaceAll(" ", "");
  const name = String(form.get("name") ?? "").trim();
  const bankCode = String(form.get("bankCode") ?? "");
  const wrong = [
    ...(bankCode ? [] : ["bank" as const]),
    ...(/^[0-9-]{4,24}$/.test(number) ? [] : ["number" as const]),
    ...(name ? [] : ["name" as const]),
  ];
  if (wrong.length > 0) return { wrong };
  return { account: { bankCode, bankAccountNumber: number, bankAccountName: name } };
}
