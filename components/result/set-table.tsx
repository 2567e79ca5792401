import { Card } from "@/components/ui/card";
import type { ResultRow } from "@/lib/contract/rounds";
import { displayDate } from "@/lib/domain/time/time";
import { knownWord } from "@/lib/i18n/known-word";
import type words from "@/locales/th/sets.json";
import { DemoNote } from "./demo-note";
import { type MarketWords, marketName, type ResultWords } from "./result-row";
import styles from "./set-table.module.css";
import { StateChip } from "./state-chip";
import table from "./table.module.css";
import { noWins, type Win, WinMark, type Wins } from "./win-mark";

interface SetTableProps {
  title: string;
  rows: readonly ResultRow[];
  words: Pick<typeof words, "results" | "tier">;
  /** Texts for rows without numbers. */
  stateWords: ResultWords;
  markets: MarketWords;
  wins?: Wins;
}

/** Results of four-digit sets, a market a row: the draw, and the shorter numbers by which its tiers pay. */
export function SetTable({ title, rows, words, stateWords, markets, wins = noWins }: SetTableProps) {
  const { results, tier } = words;
  return (
    <Card isFlush aria-labelledby="set-results">
      <h2 id="set-results" className={table.title}>
        {title}
      </h2>
      <table className={`${table.table} ${styles.table}`}>
        <thead>
          <tr>
            <th scope="col">{results.market}</th>
            <th scope="col">{results.draw4}</th>
            <th scope="col">{results.last3}</th>
            <th scope="col">{tier.front2}</th>
            <th scope="col">{tier.back2}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <SetRow
              key={row.betId}
              row={row}
              words={stateWords}
              markets={markets}
              win={wins.get(row.betId)}
            />
          ))}
        </tbody>
      </table>
      <DemoNote rows={rows} words={stateWords} className={styles.note} />
    </Card>
  );
}

interface SetRowProps {
  row: ResultRow;
  words: ResultWords;
  markets: MarketWords;
  /** What the member won in this draw. */
  win?: Win;
}

/** One market's draw as a row with five columns. */
function SetRow({ row, words, markets, win }: SetRowProps) {
  const draw4 = row.result && "draw4" in row.result ? row.result.draw4 : undefined;
  return (
    <tr>
      <th scope="row">
        <span>{marketName(markets, row)}</span>
        <WinMark win={win} words={words} />
        <span className={styles.time}>
          {displayDate(row.resultDt)} {row.resultTime}
          {draw4 && <StateChip row={row} words={words} />}
        </span>
      </th>
      {draw4 ? (
        <>
          <td className={styles.draw}>{draw4}</td>
          <td>{draw4.slice(1)}</td>
          <td>{draw4.slice(0, 2)}</td>
          <td>{draw4.slice(2)}</td>
        </>
      ) : (
        <td colSpan={4}>
          <StateChip row={row} words={words} />
          {row.reason && <span className={styles.why}>{knownWord(markets.reasons, row.reason)}</span>}
        </td>
      )}
    </tr>
  );
}
