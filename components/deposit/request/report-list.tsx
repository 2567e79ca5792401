import { bankName, shortReference } from "@/components/credit/credit-words";
import { Card } from "@/components/ui/card";
import { Chip, type ChipTone } from "@/components/ui/chip";
import { Money } from "@/components/ui/money";
import { EmptyState } from "@/components/ui/notices/empty-state";
import type { Deposit, DepositStatus } from "@/lib/contract/deposits";
import { displayDateTime } from "@/lib/domain/time/time";
import { fill } from "@/lib/i18n/fill";
import styles from "./bank-transfer-deposit.module.css";
import type { BankTransferMessages } from "./bank-transfer-messages";

const tones: Record<DepositStatus, ChipTone> = {
  waiting: "warning",
  credited: "success",
  expired: "neutral",
  cancelled: "neutral",
  unmatched: "warning",
  claimed: "warning",
  rejected: "danger",
};

interface ReportListProps {
  rows: readonly Deposit[];
  /** The list could not be read; reports made since are still shown. */
  isLost: boolean;
  words: Pick<BankTransferMessages, "list" | "reason" | "reference">;
  banks: Readonly<Record<string, string>>;
}

/** The member's reports and the decisions of staff, newest first. */
export function ReportList({ rows, isLost, words, banks }: ReportListProps) {
  const { list } = words;
  return (
    <section className={styles.reports} aria-labelledby="reports-title">
      <h2 id="reports-title">{list.title}</h2>
      {isLost ? <p className={styles.lost}>{list.lost}</p> : null}
      {rows.length === 0 && !isLost ? (
        <EmptyState icon="slip" title={list.empty} text={list.emptyText} />
      ) : null}
      <ul aria-live="polite">
        {rows.map((row) => (
          <Card as="li" key={row.id} className={styles.row}>
            <span className={styles.head}>
              <Chip tone={tones[row.status]}>{list.states[row.status]}</Chip>
              <Money amount={row.creditedAmount ?? row.prepareTotal} className={styles.amount ?? ""} />
            </span>
            {row.account ? (
              <span>
                {fill(list.to, {
                  bank: bankName(banks, row.account.bankCode),
                  number: row.account.accountNumber,
                })}
              </span>
            ) : null}
            <span className={styles.small}>
              {fill(list.from, { time: displayDateTime(row.createdAt) })} ·{" "}
              {fill(words.reference, { id: shortReference(row) })}
            </span>
            {row.reason ? <span>{fill(words.reason, { reason: row.reason })}</span> : null}
          </Card>
        ))}
      </ul>
    </section>
  );
}
