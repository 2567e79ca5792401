import type { BankAccount } from "@/lib/contract/deposits";
import { findBank } from "@/lib/domain/banks/banks";
import styles from "./evidence.module.css";

type Account = Pick<BankAccount, "bankCode" | "accountNumber" | "name">;

/** A bank account: bank, number, the name on it. */
export function AccountText({ account: { bankCode, accountNumber, name } }: { account: Account }) {
  return (
    <span className={styles.account}>
      <span title={findBank(bankCode)?.name}>{bankCode}</span> <span>{accountNumber}</span>{" "}
      <span>{name}</span>
    </span>
  );
}
