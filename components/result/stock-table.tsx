import { Card } from "@/components/ui/card";
import type { ResultRow } from "@/lib/contract/rounds";
import { displayDate } from "@/lib/domain/time";
import { type MarketWords, marketName, type ResultWords, threeDigitsOf } from "./result-row";
import { StateChip } from "./state-chip";
import styles from "./stock.module.css";

interface StockTableProps {
  /** The day on show, `YYYY-MM-DD`. */
  date: string;
  rows: readonly ResultRow[];
  words: ResultWords;
  markets: MarketWords;
}

/** A day's three-digit results, a market a row, in the order of their result times. */
export function StockTable({ date, rows, words, markets }: StockTableProps) {
  return (
    <Card isFlush aria-labelledby="stock-results">
      <header className={styles.heading}>
        <h2 id="stock-results">{words.stock}</h2>
        <p>{displayDate(date)}</p>
      </header>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{words.market}</th>
            <th scope="col">{words.top3}</th>
            <th scope="col">{words.bottom2}</th>
          </tr>
        </thead>
        <tbody>
          {inOrder(rows).map((row) => (
            <StockRow key={row.betId} row={row} words={words} name={marketName(markets, row)} />
          ))}
        </tbody>
      </table>
      {rows.some(({ demo }) => demo) && <p className={styles.note}>{words.demoText}</p>}
    </Card>
  );
}

function StockRow({ row, words, name }: { row: ResultRow; words: ResultWords; name: string }) {
  const result = threeDigitsOf(row);
  return (
    <tr>
      <th scope="row">
        <span className={styles.name}>{name}</span>
        <span className={styles.time}>
          {row.resultTime}
          {result && <StateChip row={row} words={words} />}
        </span>
      </th>
      {result ? (
        <>
          <td className={styles.top}>{result.top3}</td>
          <td className={styles.bottom}>{result.bottom2}</td>
        </>
      ) : (
        <td colSpan={2} className={styles.state}>
          <StateChip row={row} words={words} />
          {row.reason && <span className={styles.why}>{row.reason}</span>}
        </td>
      )}
    </tr>
  );
}

const inOrder = (rows: readonly ResultRow[]) =>
  rows.toSorted((one, other) =>
    `${one.resultDt} ${one.resultTime}`.localeCompare(`${other.resultDt} ${other.resultTime}`),
  );
