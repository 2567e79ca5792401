import { governmentOf, type ResultWords, threeDigitsOf } from "@/components/result/result-row";
import { StateChip } from "@/components/result/state-chip";
import { MarketMark } from "@/components/round/market-mark";
import { Card } from "@/components/ui/card";
import type { ResultRow } from "@/lib/contract/rounds";
import { isDrawOverdue } from "@/lib/domain/rounds/draws";
import { roundName } from "@/lib/domain/rounds/names";
import { displayDate } from "@/lib/domain/time/time";
import styles from "./list.module.css";
import { ListHead } from "./list-head";

interface LatestDrawsProps {
  words: { title: string; all: string };
  resultWords: ResultWords;
  /** Names of markets by betType. */
  names: Readonly<Record<string, string>>;
  /** Newest first, one of each market. */
  rows: readonly ResultRow[];
  /** The current lottery day. */
  today: string;
}

/** The latest draws, one line for each market. */
export function LatestDraws({ words, resultWords, names, rows, today }: LatestDrawsProps) {
  if (!rows.length) return null;
  return (
    <section aria-labelledby="draws-title" className={styles.section}>
      <ListHead id="draws-title" title={words.title} all={{ href: "/results", label: words.all }} />
      <Card as="ul" isFlush className={styles.draws}>
        {rows.map((row) => (
          <li key={row.betId} className={`${styles.item} ${styles.row}`}>
            <MarketMark betType={row.betType} />
            <span className={styles.what}>
              <strong>{roundName(names, row)}</strong>
              <span className={styles.small}>
                {displayDate(row.resultDt)} {governmentOf(row) ? null : row.resultTime}
                <StateChip row={row} words={resultWords} />
              </span>
              {governmentOf(row) && isDrawOverdue(row.dt, today) ? (
                <span className={styles.overdue}>{resultWords.overdue}</span>
              ) : null}
            </span>
            <Numbers row={row} words={resultWords} />
          </li>
        ))}
      </Card>
    </section>
  );
}

function Numbers({ row, words }: { row: ResultRow; words: ResultWords }) {
  const government = governmentOf(row);
  const three = threeDigitsOf(row);
  const four = row.result && "draw4" in row.result ? row.result.draw4 : undefined;
  if (four) {
    return (
      <dl className={styles.numbers}>
        <div>
          <dt>{words.draw4}</dt>
          <dd className={styles.four}>{four}</dd>
        </div>
        <div>
          <dt>{words.bottom2}</dt>
          <dd className={styles.bottom}>{four.slice(2)}</dd>
        </div>
      </dl>
    );
  }
  const [top, bottom] = government
    ? [government.first, government.back2]
    : [three?.top3 ?? "–", three?.bottom2 ?? "–"];
  return (
    <dl className={styles.numbers}>
      <div>
        <dt>{government ? words.first : words.top3}</dt>
        <dd className={government ? styles.first : styles.top}>{top}</dd>
      </div>
      <div>
        <dt>{government ? words.back2 : words.bottom2}</dt>
        <dd className={styles.bottom}>{bottom}</dd>
      </div>
    </dl>
  );
}
