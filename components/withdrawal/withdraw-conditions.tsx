"use client";
import type { ReactNode } from "react";
import { Icon } from "@/components/ui/art/icon";
import { Card } from "@/components/ui/card";
import type { UserBank } from "@/lib/contract/banks";
import type { Turnover } from "@/lib/contract/turnovers";
import type { Satang } from "@/lib/domain/money/money";
import { fill } from "@/lib/i18n/fill";
import { BankCondition } from "./turnover/bank-condition";
import type { Conditions } from "./turnover/conditions";
import { MoneyCondition } from "./turnover/money-condition";
import { TurnoverCondition } from "./turnover/turnover-condition";
import styles from "./withdraw-conditions.module.css";
import type { WithdrawWords } from "./withdraw-words";

interface WithdrawConditionsProps {
  conditions: Conditions;
  accounts: readonly UserBank[];
  banks: Readonly<Record<string, string>>;
  turnover: Turnover | null;
  cash: Satang | null;
  words: WithdrawWords;
}

/** What a withdrawal needs, as a list: what is done, and what is left with the way to it. */
export function WithdrawConditions(props: WithdrawConditionsProps) {
  const { conditions, accounts, banks, turnover, cash, words } = props;
  const known = Object.values(conditions).filter((isMet) => isMet !== null);
  const done = known.filter(Boolean).length;
  return (
    <Card as="section" className={styles.card} aria-labelledby="blocked-title">
      <div className={styles.head}>
        <span className={styles.art}>
          <Icon name="lock" size={28} />
        </span>
        <div>
          <h2 id="blocked-title">{words.turnover.blocked}</h2>
          <p>{fill(words.conditions.progress, { done, all: known.length })}</p>
        </div>
      </div>
      <ul className={styles.list} aria-label={words.conditions.list}>
        <Row isMet={conditions.bank} words={words}>
          <BankCondition accounts={accounts} banks={banks} words={words} />
        </Row>
        <Row isMet={conditions.turnover} words={words}>
          {turnover ? <TurnoverCondition turnover={turnover} words={words} /> : null}
        </Row>
        <Row isMet={conditions.money} words={words}>
          {cash === null ? null : <MoneyCondition cash={cash} words={words.conditions} />}
        </Row>
      </ul>
    </Card>
  );
}

/** A condition, said before it as done or left; nothing where that is not known. */
function Row({
  isMet,
  words: { conditions },
  children,
}: {
  isMet: boolean | null;
  words: WithdrawWords;
  children: ReactNode;
}) {
  if (isMet === null) return null;
  return (
    <li data-met={isMet ? "" : undefined}>
      <span className={styles.mark} aria-hidden="true">
        {isMet ? <Icon name="check" size={16} /> : null}
      </span>
      <div className={styles.what}>
        <span className="visually-hidden">{isMet ? conditions.met : conditions.left}</span>
        {children}
      </div>
    </li>
  );
}
