import { Card } from "@/components/ui/card";
import { CopyButton } from "@/components/ui/copy-button";
import type { BankAccount } from "@/lib/contract/deposits";
import { BankMark } from "./bank-mark";
import { bankName, type CreditWords } from "./credit-words";
import styles from "./transfer-to.module.css";

interface TransferToProps {
  account: BankAccount;
  words: CreditWords["queue"];
  banks: Readonly<Record<string, string>>;
}

/** The site's account that waits for the money. */
export function TransferTo({ account, words, banks }: TransferToProps) {
  return (
    <Card as="section" className={styles.to} aria-labelledby="to-title">
      <h2 id="to-title">{words.to}</h2>
      <div className={styles.account}>
        <BankMark bankCode={account.bankCode} />
        <div className={styles.text}>
          <span>{bankName(banks, account.bankCode)}</span>
          <strong className={styles.number}>{account.accountNumber}</strong>
          <span className={styles.name}>
            {words.accountName} {account.name}
          </span>
        </div>
      </div>
      <CopyButton text={account.accountNumber} label={words.copyAccount} />
    </Card>
  );
}
