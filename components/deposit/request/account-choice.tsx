import { BankBadge } from "@/components/bank/bank-badge";
import { bankName, holderName } from "@/components/credit/credit-words";
import { CopyButton } from "@/components/ui/controls/copy-button";
import type { BankAccount } from "@/lib/contract/deposits";
import { fill } from "@/lib/i18n/fill";
import styles from "./account-choice.module.css";

interface AccountChoiceProps {
  accounts: readonly BankAccount[];
  legend: string;
  /** Label of the button that copies an account's number; without it there is no button. */
  copyLabel?: string;
  banks: Readonly<Record<string, string>>;
  /** Name of the holder of the accounts of play credit. */
  playAccount: string;
  /** The bankId of the chosen one, as its form watches it. */
  chosen: string;
}

/** The site's accounts; the member transfers to one of them. */
export function AccountChoice({
  accounts,
  legend,
  copyLabel,
  banks,
  playAccount,
  chosen,
}: AccountChoiceProps) {
  return (
    <fieldset className={styles.accounts}>
      <legend>{legend}</legend>
      {accounts.map((account) => (
        <div key={account.bankId} className={styles.account}>
          <label>
            <input
              className="visually-hidden"
              type="radio"
              name="bankId"
              value={account.bankId}
              checked={chosen === String(account.bankId)}
              readOnly
            />
            <BankBadge bankCode={account.bankCode} isChosen={chosen === String(account.bankId)} />
            <span className={styles.text}>
              <strong>{bankName(banks, account.bankCode)}</strong>
              <span className={styles.number}>{account.accountNumber}</span>
              <span className={styles.name}>{holderName(account, playAccount)}</span>
            </span>
          </label>
          {copyLabel ? (
            <CopyButton
              text={account.accountNumber}
              label={fill(copyLabel, { number: account.accountNumber })}
              isIcon
            />
          ) : null}
        </div>
      ))}
    </fieldset>
  );
}
