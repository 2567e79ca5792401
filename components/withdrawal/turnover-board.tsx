import type { CreditWords } from "@/components/credit/credit-words";
import { ButtonLink } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { Money } from "@/components/ui/money";
import type { Turnover } from "@/lib/contract/turnovers";
import { satang } from "@/lib/domain/money";
import { transactionGroups } from "@/lib/domain/transactions";
import { fill } from "@/lib/i18n/fill";
import { stillToStake } from "./still-to-stake";
import styles from "./turnover-board.module.css";
import { TurnoverMeter } from "./turnover-meter";
import type { WithdrawWords } from "./withdraw-words";

interface TurnoverBoardProps {
  turnover: Turnover;
  words: WithdrawWords["turnover"];
  /** Kinds of credit by their transaction types. */
  types: CreditWords["type"];
}

/** Required, done, waiting and left; which credit requires it; what counts and what does not. */
export function TurnoverBoard({ turnover, words, types }: TurnoverBoardProps) {
  const { required, done, type, canWithdraw, running = satang(0), percents = [] } = turnover;
  const more = stillToStake(turnover);
  const named = (kind: string) => (isType(types, kind) ? types[kind] : null);
  const newest = named(type);
  const sums = [
    { word: words.required, amount: required },
    { word: words.done, amount: done },
    ...(running > 0 && !canWithdraw ? [{ word: words.waits, amount: running }] : []),
    { word: words.remaining, amount: more },
  ];
  const asking = percents.filter(({ kind, percent }) => percent > 0 && bringsCredit(kind));
  return (
    <div className={styles.board}>
      <Card as="section" className={styles.stand} aria-labelledby="turnover-stands">
        <h2 id="turnover-stands">{words.lead}</h2>
        <TurnoverMeter turnover={turnover} words={words} />
        <dl className={styles.sums}>
          {sums.map(({ word, amount }) => (
            <div key={word}>
              <dt>{word}</dt>
              <dd>
                <Money amount={amount} />
              </dd>
            </div>
          ))}
          {newest ? (
            <div>
              <dt>{words.type}</dt>
              <dd>{newest}</dd>
            </div>
          ) : null}
        </dl>
        <ButtonLink size="large" isWide href={canWithdraw ? "/credit/withdraw" : "/lotto"}>
          {canWithdraw ? words.withdraw : words.bet}
        </ButtonLink>
      </Card>
      <div className={styles.rules}>
        <Rules title={words.counts} rules={Object.values(words.countsList)} isCounted />
        <Rules title={words.countsNot} rules={Object.values(words.countsNotList)} />
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

interface RulesProps {
  title: string;
  rules: readonly string[];
  isCounted?: boolean;
}

function Rules({ title, rules, isCounted = false }: RulesProps) {
  return (
    <section>
      <h2>{title}</h2>
      <ul className={styles.list} data-counted={isCounted ? "" : undefined}>
        {rules.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
    </section>
  );
}

/** Credit that staff take back has its percentage too, which members need not see. */
const bringsCredit = (kind: string) => transactionGroups.deposit.some((type) => type === kind);

function isType(types: CreditWords["type"], kind: string): kind is keyof CreditWords["type"] {
  return Object.hasOwn(types, kind);
}
