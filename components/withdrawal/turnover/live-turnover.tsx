"use client";
import { type ComponentProps, useEffect } from "react";
import type { CreditWords } from "@/components/credit/credit-words";
import { Card } from "@/components/ui/card";
import { ButtonLink } from "@/components/ui/controls/button";
import type { Turnover } from "@/lib/contract/turnovers";
import { transactionGroups } from "@/lib/domain/money/transactions";
import { fill } from "@/lib/i18n/fill";
import { useStoreInstance } from "@/stores/_core/registry";
import { createCreditStatus, useCreditStatus } from "@/stores/credit-status";
import type { WithdrawWords } from "../withdraw-words";
import styles from "./live-turnover.module.css";
import { TurnoverMeter, TurnoverRules, TurnoverSums } from "./turnover-meter";

/** The turnover board: the rendered state, then live updates. */
export function LiveTurnover({ turnover: rendered, ...rest }: ComponentProps<typeof TurnoverBoard>) {
  const status = useStoreInstance(createCreditStatus);
  const turnover = useCreditStatus((state) => state.turnover) ?? rendered;
  useEffect(() => status.getState().open(rendered), [status, rendered]);
  useEffect(() => status.getState().listen(), [status]);
  return <TurnoverBoard turnover={turnover} {...rest} />;
}

interface TurnoverBoardProps {
  turnover: Turnover;
  words: WithdrawWords["turnover"];
  /** Kinds of credit by their transaction types. */
  types: CreditWords["type"];
}

/** Required, done, waiting and left; which credit requires it; what counts and what does not. */
export function TurnoverBoard({ turnover, words, types }: TurnoverBoardProps) {
  const { type, canWithdraw, percents = [] } = turnover;
  const named = (kind: string) => (isType(types, kind) ? types[kind] : null);
  const asking = percents.filter(({ kind, percent }) => percent > 0 && bringsCredit(kind));
  return (
    <div className={styles.board}>
      <Card as="section" className={styles.stand} aria-labelledby="turnover-stands">
        <h2 id="turnover-stands">{words.lead}</h2>
        <TurnoverMeter turnover={turnover} words={words} />
        <TurnoverSums turnover={turnover} words={words} newest={named(type)} />
        <ButtonLink size="large" isWide href={canWithdraw ? "/credit/withdraw" : "/lotto"}>
          {canWithdraw ? words.withdraw : words.bet}
        </ButtonLink>
      </Card>
      <div className={styles.rules}>
        <TurnoverRules words={words} />
        {asking.length ? (
          <section aria-labelledby="turnover-percents">
            <h2 id="turnover-percents">{words.percents}</h2>
            <dl className={styles.sums}>
              {asking.map(({ kind, percent }) => (
                <div key={kind}>
                  <dt>{named(kind)}</dt>
                  <dd>{fill(words.percent, { percent })}</dd>
                </div>
              ))}
            </dl>
          </section>
        ) : null}
      </div>
    </div>
  );
}

/** Credit that staff take back has its percentage too, which members need not see. */
const bringsCredit = (kind: string) => transactionGroups.deposit.some((type) => type === kind);

function isType(types: CreditWords["type"], kind: string): kind is keyof CreditWords["type"] {
  return Object.hasOwn(types, kind);
}
