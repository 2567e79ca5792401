import { BankBadge } from "@/components/bank/bank-badge";
import { MaskedNumber } from "@/components/bank/masked-number";
import { bankName } from "@/components/credit/credit-words";
import type { UserBank } from "@/lib/contract/banks";
import { Link } from "@/lib/i18n/navigation";
import styles from "./withdraw-accounts.module.css";
import type { WithdrawWords } from "./withdraw-words";

interface WithdrawAccountsProps {
  accounts: readonly UserBank[];
  banks: Readonly<Record<string, string>>;
  words: WithdrawWords["form"];
  /** The bankId of the chosen one, as its form watches it. */
  chosen: string;
}

/** The member's own accounts; one of them receives the money. */
export function WithdrawAccounts({ accounts, banks, words, chosen }: WithdrawAccountsProps) {
  return (
    <div className={styles.accounts}>
      <fieldset>
        <legend>{words.account}</legend>
        {accounts.map(({ bankId, bankCode, accountNumber, name }) => (
          <label key={bankId} className={styles.account}>
            <input type="radio" name="bankId" value={bankId} checked={chosen === String(bankId)} readOnly />
            <BankBadge bankCode={bankCode} />
            <span className={styles.text}>
              <strong>{bankName(banks, bankCode)}</strong>
              <MaskedNumber accountNumber={accountNumber} endsIn={words.endsIn} />
              <span className={styles.name}>{name}</span>
            </span>
          </label>
        ))}
      </fieldset>
      <Link href="/bank/status" prefetch={false}>
        {words.banks}
      </Link>
    </div>
  );
}
