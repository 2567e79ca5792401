"use client";
import { type ReactNode, useEffect, useRef, useState } from "react";
import type { StakeFirstTerms } from "@/components/credit/stake-first";
import { Icon } from "@/components/ui/art/icon";
import { EmptyState } from "@/components/ui/notices/empty-state";
import type { UserBank } from "@/lib/contract/banks";
import type { ChannelOffer, Deposit } from "@/lib/contract/deposits";
import { useStoreInstance } from "@/stores/_core/registry";
import { createCredit } from "@/stores/credit";
import { createReports, useReports } from "@/stores/deposits/reports";
import type { OwnDeposit } from "../order/own-deposit";
import styles from "./bank-transfer-deposit.module.css";
import { BankTransferForm, type KnownTransfer } from "./bank-transfer-form";
import type { BankTransferMessages } from "./bank-transfer-messages";
import { ReportList } from "./report-list";

interface BankTransferDepositProps {
  /** Null while the channel is closed; earlier reports stay visible. */
  offer: Pick<ChannelOffer, "accounts" | "min" | "max"> | null;
  closed: { title: string; text: string; others: string };
  /** Stands there instead where the upstream has no call for deposits. */
  lacking?: ReactNode;
  words: BankTransferMessages;
  banks: Readonly<Record<string, string>>;
  bound: readonly UserBank[];
  /** What the page already knows about the transfer. */
  known: KnownTransfer | null;
  /** Null when the list could not be read. */
  rows: readonly Deposit[] | null;
  /** What the deposit asks for before a withdrawal. */
  stakeFirst: StakeFirstTerms | null;
  /** What the member's own limit leaves; null without one. */
  ownLimit: OwnDeposit | null;
}

/** A report of a transfer already made, and the outcomes of earlier reports. */
export function BankTransferDeposit({
  offer,
  closed,
  lacking = null,
  words,
  banks,
  bound,
  known: begun,
  rows: rendered,
  stakeFirst,
  ownLimit,
}: BankTransferDepositProps) {
  const reports = useStoreInstance(createReports);
  const credit = useStoreInstance(createCredit);
  const known = useReports((state) => state.rows);
  const [sentTimes, setSentTimes] = useState(0);
  const list = useRef<HTMLDivElement>(null);
  // The form is long: after sending it, the page scrolls to the new report.
  useEffect(() => {
    if (sentTimes > 0) list.current?.focus();
  }, [sentTimes]);
  useEffect(() => reports.getState().open(rendered ?? []), [reports, rendered]);
  useEffect(() => reports.getState().listen(), [reports]);
  const rows = known.length > 0 ? known : (rendered ?? []);
  const credited = rows.filter(({ status }) => status === "credited").length;
  useEffect(() => {
    if (credited > 0) void credit.getState().refresh();
  }, [credit, credited]);

  return (
    <div className={styles.columns}>
      <div className={styles.column}>
        {offer ? (
          <BankTransferForm
            key={sentTimes}
            offer={offer}
            words={words}
            banks={banks}
            bound={bound}
            known={sentTimes === 0 ? begun : null}
            stakeFirst={stakeFirst}
            ownLimit={ownLimit}
            onSent={() => setSentTimes((times) => times + 1)}
          />
        ) : (
          (lacking ?? (
            <EmptyState
              icon="slip"
              title={closed.title}
              text={closed.text}
              action={{ href: "/credit/deposit", label: closed.others }}
            />
          ))
        )}
      </div>
      <div ref={list} tabIndex={-1} className={styles.column}>
        <div role="status">
          {sentTimes > 0 ? (
            <p className={styles.sent}>
              <Icon name="check" size={20} />
              {words.normal.sent}
            </p>
          ) : null}
        </div>
        <ReportList rows={rows} isLost={rendered === null} words={words} banks={banks} />
      </div>
    </div>
  );
}
