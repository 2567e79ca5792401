import { Card } from "@/components/ui/card";
import type { ResultRow } from "@/lib/contract/rounds";
import { displayDate } from "@/lib/domain/time/time";
import { type MarketWords, marketName, type ResultWords, threeDigitsOf } from "./result-row";
import { StateChip } from "./state-chip";
import styles from "./stock.module.css";

interface StockCardsProps {
  /** Drawn rounds, newest first. */
  rows: readonly ResultRow[];
  words: ResultWords;
  markets: MarketWords;
}

/** The latest three-digit results at a glance. */
export function StockCards({ rows, words, markets }: StockCardsProps) {
  return (
    <ul className={styles.cards}>
      {rows.map((row) => {
        const result = threeDigitsOf(row);
        return (
          <Card as="li" key={row.betId} className={styles.card}>
            <h3>{marketName(markets, row)}</h3>
            <p className={styles.time}>
              {displayDate(row.resultDt)} {row.resultTime}
            </p>
            {result && (
              <dl className={styles.pair}>
                <div>
                  <dt>{words.top3}</dt>
                  <dd className={styles.topNumber}>{result.top3}</dd>
                </div>
                <div>
                  <dt>{words.bottom2}</dt>
                  <dd className={styles.bottomNumber}>{result.bottom2}</dd>
                </div>
              </dl>
            )}
            {row.demo && (
              <p className={styles.label}>
                <StateChip row={row} words={words} />
              </p>
            )}
          </Card>
        );
      })}
    </ul>
  );
}
