import type { ReactNode } from "react";
import { bankName } from "@/components/credit/credit-words";
import type { ZodForm } from "@/components/form/use-zod-form";
import { Field } from "@/components/member/field";
import type { UserBank } from "@/lib/contract/banks";
import { banks as knownBanks } from "@/lib/domain/banks/banks";
import type { DepositWords } from "../deposit-words";
import styles from "./bank-transfer-deposit.module.css";

interface OwnAccountProps {
  words: DepositWords["normal"];
  banks: Readonly<Record<string, string>>;
  /** Accounts the member has added; possibly none. */
  bound: readonly UserBank[];
  form: Pick<ZodForm<"own" | "bankCode" | "number" | "name">, "register" | "watch">;
}

/** The sender's account: one of those the member added, or another of theirs. */
export function OwnAccount({ words, banks, bound, form }: OwnAccountProps) {
  const chosen = bound[0] ? form.watch("own") : "other";
  const bank = form.register("bankCode");
  return (
    <div className={styles.own}>
      {bound.length > 0 ? (
        <fieldset className={styles.choices}>
          <legend>{words.own}</legend>
          {bound.map((account, at) => (
            <OwnChoice key={account.accountNumber} value={String(at)} chosen={chosen}>
              {bankName(banks, account.bankCode)} <span className="tabular">{account.accountNumber}</span>
            </OwnChoice>
          ))}
          <OwnChoice value="other" chosen={chosen}>
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
              name={bank.name}
              defaultValue=""
              aria-invalid={bank.error ? true : undefined}
              aria-describedby={bank.error ? "bankCode-error" : undefined}
            >
              <option value="">{words.bankChoose}</option>
              {thaiBanks.map(({ bankCode, name }) => (
                <option key={bankCode} value={bankCode}>
                  {banks[bankCode] ?? name}
                </option>
              ))}
            </select>
            {bank.error ? (
              <p id="bankCode-error" className={styles.error}>
                {bank.error}
              </p>
            ) : null}
          </div>
          <Field
            {...form.register("number")}
            label={words.number}
            inputMode="numeric"
            autoComplete="off"
            maxLength={24}
          />
          <Field {...form.register("name")} label={words.name} autoComplete="name" maxLength={120} />
        </>
      ) : null}
    </div>
  );
}

interface OwnChoiceProps {
  value: string;
  chosen: string;
  children: ReactNode;
}

/** One sender's account. Its number wraps rather than being cut, as in a select box. */
function OwnChoice({ value, chosen, children }: OwnChoiceProps) {
  return (
    <label className={styles.choice}>
      <input type="radio" name="own" value={value} checked={chosen === value} readOnly />
      <span>{children}</span>
    </label>
  );
}

/** Transfers to the site's accounts come from banks in Thailand. */
const thaiBanks = knownBanks.filter(({ country }) => country === "th");
