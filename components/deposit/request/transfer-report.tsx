"use client";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { bankName } from "@/components/credit/credit-words";
import { Icon } from "@/components/ui/art/icon";
import { Card } from "@/components/ui/card";
import { Button } from "@/components/ui/controls/button";
import { moneyText } from "@/components/ui/money";
import type { Deposit } from "@/lib/contract/deposits";
import type { NewNormalDeposit } from "@/lib/contract/deposits/normal";
import { fill } from "@/lib/i18n/fill";
import type { DepositWords } from "../deposit-words";
import styles from "./bank-transfer-deposit.module.css";
import type { BankTransferMessages } from "./bank-transfer-messages";
import { ReportList } from "./report-list";
import { TransferReportForm, type TransferReportFormProps } from "./transfer-report-form";

interface TransferReportProps extends Omit<TransferReportFormProps, "onSent"> {
  words: BankTransferMessages & { handed: DepositWords["handed"] };
  /** Reports of which the upstream tells a state. */
  rows: readonly Deposit[];
  /** What this page can't do, and whom to ask. */
  help: ReactNode;
}

/**
 * A report of a transfer to a house whose service says nothing of reports but that it took one: no state is shown that it
 * has not told, and nothing promised.
 */
export function TransferReport({ accounts, words, banks, bound, rows, help }: TransferReportProps) {
  const [sent, setSent] = useState<NewNormalDeposit | null>(null);
  const title = useRef<HTMLHeadingElement>(null);
  // The form that had the focus has gone: reading goes on at what became of it.
  useEffect(() => {
    if (sent) title.current?.focus();
  }, [sent]);
  const { handed } = words;
  const account = accounts.find(({ bankId }) => bankId === sent?.bankId);

  return (
    <div className={styles.columns}>
      <div className={styles.column}>
        {sent ? (
          <Card as="div" role="status" className={styles.column}>
            <h2 ref={title} tabIndex={-1} className={styles.sent}>
              <Icon name="check" size={20} />
              {handed.sentTitle}
            </h2>
            <p>
              {fill(handed.sentText, {
                amount: moneyText(sent.amount),
                bank: bankName(banks, account?.bankCode ?? ""),
                number: account?.accountNumber ?? "",
              })}
            </p>
            <p>{handed.unknown}</p>
            <Button look="quiet" onClick={() => setSent(null)}>
              {handed.again}
            </Button>
          </Card>
        ) : (
          <TransferReportForm
            accounts={accounts}
            words={words}
            banks={banks}
            bound={bound}
            onSent={setSent}
          />
        )}
      </div>
      <div className={styles.column}>
        {rows.length > 0 ? <ReportList rows={rows} isLost={false} words={words} banks={banks} /> : null}
        {help}
      </div>
    </div>
  );
}
