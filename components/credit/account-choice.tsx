import { CopyButton } from "@/components/ui/copy-button";
import type { BankAccount } from "@/lib/contract/deposits";
import { fill } from "@/lib/i18n/fill";
import styles from "./account-choice.module.css";
import { BankMark } from "./bank-mark";
import { bankName, type CreditWords } from "./credit-words";

interface AccountChoiceProps {
  accounts: readonly BankAccount[];
  words: Pick<CreditWords["fast"], "step1" | "copyAccount">;
  banks: Readonly<Record<string, string>>;
  chosen: number | undefined;
  onChoose: (bankId: number) => void;
}

/** The site's accounts, one of which the member will transfer to. */
export function AccountChoice({ accounts, words, banks, chosen, onChoose }: AccountChoiceProps) {
  return (
    <fieldset className={styles.accounts}>
      <legend>{words.step1}</legend>
      {accounts.map((account) => (
        <div
          key={account.bankId}
          className={styles.account}
          data-chosen={chosen === account.bankId ? "" : undefined}
        >
          <label>
            <input
              className="visually-hidden"
              type="radio"
              name="bankId"
              value={account.bankId}
              checked={chosen === account.bankId}
              onChange={() => onChoose(account.bankId)}
            />
            <BankMark bankCode={account.bankCode} isChosen={chosen === account.bankId} />
            <span className={styles.text}>
              <strong>{bankName(banks, account.bankCode)}</strong>
              <span className={styles.number}>{account.accountNumber}</span>
              <span>{account.name}</span>
            </span>
          </label>
          <CopyButton
            text={account.accountNumber}
            label={fill(words.copyAccount, { number: account.accountNumber })}
          />
        </div>
      ))}
    </fieldset>
  );
}
