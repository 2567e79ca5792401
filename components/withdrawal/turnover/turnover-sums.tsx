import { Money } from "@/components/ui/money";
import type { Turnover } from "@/lib/contract/turnovers";
import { satang } from "@/lib/domain/money/money";
import { stillToStake } from "@/lib/domain/money/turnover";
import type { WithdrawWords } from "../withdraw-words";
import styles from "./turnover-sums.module.css";

interface TurnoverSumsProps {
  turnover: Turnover;
  words: WithdrawWords["turnover"];
  /** The credit that asked last, by its name. */
  newest?: string | null;
}

/** The turnover in figures: required, done, waiting for a result, missing. */
export function TurnoverSums({ turnover, words, newest }: TurnoverSumsProps) {
  const { required, done, canWithdraw, running = satang(0) } = turnover;
  const sums = [
    { word: words.required, amount: required },
    { word: words.done, amount: done },
    ...(running > 0 && !canWithdraw ? [{ word: words.waits, amount: running }] : []),
    { word: words.remaining, amount: stillToStake(turnover) },
  ];
  return (
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
  );
}
