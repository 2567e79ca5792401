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
  chosen: number | undefined;
  onChoose: (bankId: number) => void;
}

/** The member's own accounts; one of them receives the money. */
export function WithdrawAccounts({ accounts, banks, words, chosen, onChoose }: WithdrawAccountsProps) {
  return (
    <div className={styles.accounts}>
      <fieldset>
        <legend>{words.account}</legend>
        {accounts.map(({ bankId, bankCode, accountNumber, name }) => (
          <label key={bankId} className={styles.account}>
            <input
              type="radio"
              name="bankId"
              value={bankId}
              checked={chosen === bankId}
              onChange={() => onChoose(bankId)}
            />
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
