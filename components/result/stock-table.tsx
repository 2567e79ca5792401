import { Card } from "@/components/ui/card";
import type { ResultRow } from "@/lib/contract/rounds";
import { displayDate } from "@/lib/domain/time/time";
import { knownWord } from "@/lib/i18n/known-word";
import { DemoNote } from "./demo-note";
import { type MarketWords, marketName, type ResultWords, threeDigitsOf } from "./result-row";
import { StateChip } from "./state-chip";
import styles from "./stock.module.css";
import { noWins, type Win, WinMark, type Wins } from "./win-mark";

interface StockTableProps {
  /** The section, and its heading on the page. */
  title: string;
  id: string;
  /** The selected day, `YYYY-MM-DD`; without one every row tells its own. */
  date?: string;
  rows: readonly ResultRow[];
  words: ResultWords;
  markets: MarketWords;
  wins?: Wins;
}

/** Three-digit results of a day, or the newest of each market, a row each: by result time, newest first without a day. */
export function StockTable({ title, id, date, rows, words, markets, wins = noWins }: StockTableProps) {
  return (
    <Card isFlush aria-labelledby={id}>
      <header className={styles.heading}>
        <h2 id={id}>{title}</h2>
        <p>{date ? displayDate(date) : words.newest}</p>
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
          {(date ? inOrder(rows) : inOrder(rows).toReversed()).map((row) => (
            <StockRow
              key={row.betId}
              row={row}
              isDated={date === undefined}
              words={words}
              markets={markets}
              win={wins.get(row.betId)}
            />
          ))}
        </tbody>
      </table>
      <DemoNote rows={rows} words={words} className={styles.note} />
    </Card>
  );
}

interface StockRowProps {
  row: ResultRow;
  isDated: boolean;
  words: ResultWords;
  markets: MarketWords;
  win: Win | undefined;
}

function StockRow({ row, isDated, words, markets, win }: StockRowProps) {
  const result = threeDigitsOf(row);
  return (
    <tr data-won={win ? "" : undefined}>
      <th scope="row">
        <span className={styles.name}>{marketName(markets, row)}</span>
        <WinMark win={win} words={words} />
        <span className={styles.time}>
          {isDated ? `${displayDate(row.resultDt)} ${row.resultTime}` : row.resultTime}
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
          {row.reason && <span className={styles.why}>{knownWord(markets.reasons, row.reason)}</span>}
        </td>
      )}
    </tr>
  );
}

const inOrder = (rows: readonly ResultRow[]) =>
  rows.toSorted((one, other) =>
    `${one.resultDt} ${one.resultTime}`.localeCompare(`${other.resultDt} ${other.resultTime}`),
  );
