import { Card } from "@/components/ui/card";
import { Chip } from "@/components/ui/chip";
import type { ResultRow } from "@/lib/contract/rounds";
import { resultDay } from "@/lib/domain/rounds/draws";
import { displayDate } from "@/lib/domain/time/time";
import { knownWord } from "@/lib/i18n/known-word";
import { DemoNote } from "../demo-note";
import {
  areAllDemos,
  type MarketWords,
  marketName,
  newestFirst,
  type ResultWords,
  resultTimeOrder,
  shortNumbers,
} from "../result-row";
import { StateChip } from "../state-chip";
import styles from "./market-table.module.css";
import { noOwnBets, type OwnBets, type OwnBetsByRound, OwnNumbers } from "./own-numbers";

/** A kind of markets, whose rows have the same two numbers. */
export interface MarketSection {
  key: string;
  name: string;
  rows: readonly ResultRow[];
  /** Of four digits: the draw stands where others have their three. */
  isFourDigit?: boolean;
}

interface MarketTableProps {
  sections: readonly MarketSection[];
  /** The selected day, `YYYY-MM-DD`; without one every row tells its own. */
  date?: string | undefined;
  /** The running lottery day: without a day, a row of it tells its time alone. */
  today?: string;
  words: ResultWords;
  markets: MarketWords;
  own?: OwnBetsByRound;
}

/**
 * The results of all markets of a day, or the newest of each, a row each: by result time, newest first without a day. A
 * member's own numbers stand beside them.
 */
export function MarketTable({ sections, date, today, words, markets, own = noOwnBets }: MarketTableProps) {
  const rows = sections.flatMap((section) => section.rows);
  const isAllDemo = areAllDemos(rows);
  const hasOwn = rows.some(({ betId }) => own.has(betId));
  return (
    <Card isFlush aria-labelledby="market-table">
      <header className={styles.heading}>
        <h2 id="market-table">{date ? words.allMarkets : words.newest}</h2>
        {date ? <p>{displayDate(date)}</p> : null}
        {isAllDemo ? <Chip tone="warning">{words.demo}</Chip> : null}
      </header>
      <table className={styles.table}>
        {sections
          .filter((section) => section.rows.length > 0)
          .map(({ key, name, rows: some, isFourDigit }) => (
            <tbody key={key}>
              <tr className={styles.section}>
                <th scope="col">{name}</th>
                <th scope="col">{isFourDigit ? words.draw4 : words.top3}</th>
                <th scope="col">{words.bottom2}</th>
                {hasOwn ? <th scope="col">{words.yours}</th> : null}
              </tr>
              {(date ? resultTimeOrder(some) : newestFirst(some)).map((row) => (
                <MarketRow
                  key={row.betId}
                  row={row}
                  isDated={date === undefined && resultDay(row) !== today}
                  isLabelled={!isAllDemo}
                  words={words}
                  markets={markets}
                  own={own.get(row.betId)}
                  hasOwn={hasOwn}
                />
              ))}
            </tbody>
          ))}
      </table>
      <DemoNote rows={rows} words={words} className={styles.note} />
    </Card>
  );
}

interface MarketRowProps {
  row: ResultRow;
  isDated: boolean;
  /** A demonstration's row says so; else the table's heading does. */
  isLabelled: boolean;
  words: ResultWords;
  markets: MarketWords;
  own: OwnBets | undefined;
  /** A column for the member's own numbers stands there. */
  hasOwn: boolean;
}

function MarketRow({ row, isDated, isLabelled, words, markets, own, hasOwn }: MarketRowProps) {
  const numbers = row.status === "void" ? undefined : shortNumbers(row);
  return (
    <tr>
      <th scope="row">
        <span className={styles.market}>
          <span className={styles.name}>{marketName(markets, row)}</span>
          <span className={styles.time}>
            {isDated ? `${displayDate(row.resultDt)} ${row.resultTime}` : row.resultTime}
            {numbers && isLabelled && row.demo ? <span>{words.demo}</span> : null}
          </span>
        </span>
      </th>
      {numbers ? (
        <>
          <td className={styles.top}>{numbers.top}</td>
          <td className={styles.bottom}>{numbers.bottom}</td>
        </>
      ) : (
        <td colSpan={2} className={styles.state}>
          <StateChip row={row} words={words} />
          {row.reason && <span className={styles.why}>{knownWord(markets.reasons, row.reason)}</span>}
        </td>
      )}
      {hasOwn ? <td className={styles.own}>{own ? <OwnNumbers own={own} words={words} /> : null}</td> : null}
    </tr>
  );
}
