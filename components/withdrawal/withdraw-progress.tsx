"use client";
import { type ReactNode, useEffect, useRef } from "react";
import { BankBadge } from "@/components/bank/bank-badge";
import { MaskedNumber } from "@/components/bank/masked-number";
import { bankName, shortReference } from "@/components/credit/credit-words";
import { Card } from "@/components/ui/card";
import { Button, ButtonLink } from "@/components/ui/controls/button";
import { moneyText } from "@/components/ui/money";
import type { Withdraw } from "@/lib/contract/withdraws";
import { bangkokDate, epochMs } from "@/lib/domain/time/time";
import { isUnderWay } from "@/lib/domain/withdrawals/withdrawal-limits";
import { fill } from "@/lib/i18n/fill";
import { useStoreInstance } from "@/stores/_core/registry";
import { useClock } from "@/stores/page/clock";
import { createWithdraws, useWithdraws } from "@/stores/withdraws";
import styles from "./withdraw-progress.module.css";
import { WithdrawSteps } from "./withdraw-steps";
import type { WithdrawWords } from "./withdraw-words";

interface WithdrawProgressProps {
  withdraw: Withdraw;
  banks: Readonly<Record<string, string>>;
  words: WithdrawWords;
  /** The ways to reach staff, shown once it takes longer than was said. */
  support: ReactNode;
  /** Requested a moment ago on this page: the heading gets the focus. */
  isNew: boolean;
}

/** The receipt of a withdrawal, and its state until it is final. */
export function WithdrawProgress({ withdraw, banks, words, support, isNew }: WithdrawProgressProps) {
  const withdraws = useStoreInstance(createWithdraws);
  const isLost = useWithdraws((state) => state.isLost);
  const heading = useRef<HTMLHeadingElement>(null);
  const { progress } = words;
  const { status, amount, account } = withdraw;
  const isLive = isUnderWay(withdraw);
  const isLate = useClock(
    ({ nowMs }) => isLive && withdraw.expectedAt !== null && nowMs >= epochMs(withdraw.expectedAt),
  );
  const today = useClock(({ nowMs }) => bangkokDate(nowMs));
  useEffect(() => {
    if (isNew) heading.current?.focus();
  }, [isNew]);
  return (
    <Card as="section" className={styles.progress} data-status={status} aria-labelledby="withdraw-progress">
      <div role="status" className={styles.head}>
        <h2 id="withdraw-progress" ref={heading} tabIndex={-1}>
          {progress[status]}
        </h2>
        <p className={styles.amount}>{moneyText(amount)}</p>
        {status === "rejected" ? <p>{fill(progress.back, { amount: moneyText(amount) })}</p> : null}
      </div>
      <p className={styles.account}>
        <BankBadge bankCode={account.bankCode} />
        <span>
          <span>{bankName(banks, account.bankCode)}</span>
          <MaskedNumber accountNumber={account.accountNumber} endsIn={words.form.endsIn} />
          <span className={styles.small}>{fill(progress.reference, { id: shortReference(withdraw) })}</span>
        </span>
      </p>
      <WithdrawSteps withdraw={withdraw} isLate={isLate} today={today} words={progress} />
      {isLate ? support : null}
      {isLive ? (
        <>
          <div className={styles.watching}>
            <p role="status" data-lost={isLost ? "" : undefined}>
              {isLost ? progress.lost : progress.watching}
            </p>
            <Button look="quiet" size="small" onClick={() => void withdraws.getState().refresh()}>
              {progress.check}
            </Button>
          </div>
          <p className={styles.note}>{progress.noCancel}</p>
        </>
      ) : (
        <div className={styles.acts}>
          <Button size="large" onClick={() => withdraws.getState().leave()}>
            {progress.again}
          </Button>
          <ButtonLink size="large" look="quiet" href="/credit/statement">
            {progress.statement}
          </ButtonLink>
        </div>
      )}
    </Card>
  );
}
