import { Money, moneyText } from "@/components/ui/money";
import type { Turnover } from "@/lib/contract/turnovers";
import { satang } from "@/lib/domain/money/money";
import { stillToStake } from "@/lib/domain/money/turnover";
import { fill } from "@/lib/i18n/fill";
import type { WithdrawWords } from "../withdraw-words";
import styles from "./turnover-meter.module.css";
import turnoverSums from "./turnover-sums.module.css";

interface TurnoverMeterProps {
  turnover: Turnover;
  words: WithdrawWords["turnover"];
  /** The figures stand beside it: the bar alone. */
  isBare?: boolean;
}

/** The turnover's progress, as a bar and as text. */
export function TurnoverMeter({ turnover, words, isBare = false }: TurnoverMeterProps) {
  const { required, done, canWithdraw, running = satang(0) } = turnover;
  const more = stillToStake(turnover);
  const percent = required > 0 ? Math.min(100, Math.floor((done / required) * 100)) : 100;
  const said = fill(words.of, { done: moneyText(done), required: moneyText(required) });
  const waits = fill(words.running, { amount: moneyText(running) });
  const stands = canWithdraw
    ? required > 0
      ? words.met
      : words.no
    : more > 0
      ? fill(words.left, { amount: moneyText(more) })
      : waits;
  return (
    <div className={styles.meter} data-met={canWithdraw ? "" : undefined}>
      {isBare ? null : <p className={styles.stands}>{stands}</p>}
      <progress
        max={100}
        value={percent}
        aria-label={words.title}
        aria-valuetext={required > 0 ? said : stands}
        className={styles.bar}
      />
      {required > 0 && !isBare ? <p className={styles.of}>{said}</p> : null}
      {running > 0 && !canWithdraw && more > 0 && !isBare ? <p className={styles.of}>{waits}</p> : null}
    </div>
  );
}

/** What counts as turnover, and what does not. */
export function TurnoverRules({ words }: { words: WithdrawWords["turnover"] }) {
  return (
    <>
      <Rules title={words.counts} rules={Object.values(words.countsList)} isCounted />
      <Rules title={words.countsNot} rules={Object.values(words.countsNotList)} />
    </>
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
    <dl className={turnoverSums.sums}>
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
