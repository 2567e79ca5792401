"use client";
import { type ReactNode, useEffect, useRef } from "react";
import { BankBadge } from "@/components/bank/bank-badge";
import { MaskedNumber } from "@/components/bank/masked-number";
import { bankName, shortReference } from "@/components/credit/credit-words";
import { Icon } from "@/components/ui/art/icon";
import { Card } from "@/components/ui/card";
import { Button, ButtonLink } from "@/components/ui/controls/button";
import { moneyText } from "@/components/ui/money";
import type { Withdraw } from "@/lib/contract/withdraws";
import { bangkokDate, displayDate, displayDateTime, displayTime, epochMs } from "@/lib/domain/time/time";
import { isUnderWay } from "@/lib/domain/withdrawals/withdrawal-limits";
import { fill } from "@/lib/i18n/fill";
import { useStoreInstance } from "@/stores/_core/registry";
import { useClock } from "@/stores/page/clock";
import { createWithdraws, useWithdraws } from "@/stores/withdraws";
import styles from "./withdraw-progress.module.css";
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

interface Step {
  word: string;
  stands: "done" | "now" | "next" | "refused";
  said: readonly string[];
}

/** The steps of a withdrawal, with what is known of each. */
function WithdrawSteps({
  withdraw,
  isLate,
  today,
  words,
}: {
  withdraw: Withdraw;
  /** The time at which it was expected has passed. */
  isLate: boolean;
  /** `YYYY-MM-DD` in Bangkok. */
  today: string;
  words: WithdrawWords["progress"];
}) {
  const states = {
    done: words.stepDone,
    now: words.stepNow,
    next: words.stepNext,
    refused: words.stepDone,
  };
  return (
    <ol className={styles.steps} aria-label={words.steps}>
      {stepsOf(withdraw, { isLate, today }, words).map(({ word, stands, said }) => (
        <li key={word} data-stands={stands} aria-current={stands === "now" ? "step" : undefined}>
          <span className={styles.dot} aria-hidden="true">
            {stands === "done" ? <Icon name="check" size={16} /> : null}
            {stands === "refused" ? <Icon name="close" size={16} /> : null}
          </span>
          <span className={styles.words}>
            <span className={styles.word}>
              {word}
              <span className="visually-hidden"> ({states[stands]})</span>
            </span>
            {said.map((line) => (
              <span key={line} className={styles.said}>
                {line}
              </span>
            ))}
          </span>
        </li>
      ))}
    </ol>
  );
}

function stepsOf(
  withdraw: Withdraw,
  { isLate, today }: { isLate: boolean; today: string },
  words: WithdrawWords["progress"],
): Step[] {
  const { status, createdAt, decidedAt, paidAt, reason, place, expectedAt } = withdraw;
  const waits = [
    ...(place === null ? [] : [fill(words.place, { place })]),
    ...(expectedAt === null
      ? []
      : [fill(isLate ? words.late : words.expected, { time: expectedTime(expectedAt, today) })]),
  ];
  const decided = timeOf(decidedAt);
  const asked: Step = { word: words.asked, stands: "done", said: [displayDateTime(createdAt)] };
  if (status === "rejected") {
    const why = reason ? [fill(words.reason, { reason })] : [];
    return [
      asked,
      { word: words.checking, stands: "done", said: [] },
      { word: words.refused, stands: "refused", said: [...why, ...decided] },
    ];
  }
  const isPending = status === "pending";
  const isPaid = status === "paid";
  return [
    asked,
    { word: words.checking, stands: isPending ? "now" : "done", said: isPending ? waits : decided },
    {
      word: words.transferring,
      stands: isPending ? "next" : isPaid ? "done" : "now",
      said: status === "approved" ? waits : [],
    },
    { word: words.done, stands: isPaid ? "done" : "next", said: isPaid ? timeOf(paidAt) : [] },
  ];
}

/** Nothing of a time that is not known. */
const timeOf = (at: string | null | undefined): readonly string[] => (at ? [displayDateTime(at)] : []);

/** The promise is kept for as long as it takes: on another day its time alone would be read as today's. */
function expectedTime(at: string, today: string): string {
  const day = bangkokDate(epochMs(at));
  return day === today ? displayTime(at) : `${displayDate(day)} ${displayTime(at)}`;
}
