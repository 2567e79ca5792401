import { Card } from "@/components/ui/card";
import { Chip } from "@/components/ui/chip";
import type { ResultRow } from "@/lib/contract/rounds";
import { resultDay } from "@/lib/domain/rounds/draws";
import { displayDayMonth } from "@/lib/domain/time/time";
import { Link } from "@/lib/i18n/navigation";
import { DemoNote } from "../demo-note";
import {
  areAllDemos,
  type MarketWords,
  marketName,
  type ResultWords,
  resultTimeOrder,
  shortNumbers,
} from "../result-row";
import type { MarketSection } from "./market-table";
import { noOwnBets, type OwnBets, type OwnBetsByRound } from "./own-numbers";
import styles from "./week-table.module.css";

interface WeekTableProps {
  sections: readonly MarketSection[];
  /** Lottery days, `YYYY-MM-DD`, the newest first. */
  days: readonly string[];
  words: ResultWords;
  markets: MarketWords;
  own?: OwnBetsByRound;
}

/** The results of all markets over some days: a row each, a column a day, the two numbers that settle most bets in a cell. */
export function WeekTable({ sections, days, words, markets, own = noOwnBets }: WeekTableProps) {
  const rows = sections.flatMap((section) => section.rows);
  const isAllDemo = areAllDemos(rows);
  return (
    <Card isFlush aria-labelledby="week-table">
      <header className={styles.title}>
        <h2 id="week-table">{words.allMarkets}</h2>
        {isAllDemo ? <Chip tone="warning">{words.demo}</Chip> : null}
      </header>
      {/* Wider than a phone: the links of its first row let a keyboard move it. */}
      <div className={styles.scroll}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{words.market}</th>
              {days.map((day) => (
                <th key={day} scope="col">
                  <Link href={`/results?date=${day}`} prefetch={false}>
                    {displayDayMonth(day)}
                  </Link>
                </th>
              ))}
            </tr>
          </thead>
          {sections
            .filter((section) => section.rows.length > 0)
            .map(({ key, name, rows: some, isFourDigit }) => (
              <tbody key={key}>
                <tr className={styles.section}>
                  <th scope="rowgroup" colSpan={days.length + 1}>
                    <span>
                      {name}{" "}
                      <small>
                        {isFourDigit ? words.draw4 : key === "gov" ? words.first : words.top3} ·{" "}
                        {words.bottom2}
                      </small>
                    </span>
                  </th>
                </tr>
                {[...byMarket(some)].map(([betType, drawn]) => (
                  <tr key={betType}>
                    <th scope="row">
                      {marketName(markets, drawn.values().next().value ?? { betType, name: betType })}
                    </th>
                    {days.map((day) => {
                      const row = drawn.get(day);
                      return (
                        <td key={day}>
                          {row ? <Drawn row={row} own={own.get(row.betId)} words={words} /> : "–"}
                          {row?.demo && !isAllDemo ? (
                            <small className={styles.demo}>{words.demo}</small>
                          ) : null}
                        </td>
                      );
                    })}
                  </tr>
                ))}
              </tbody>
            ))}
        </table>
      </div>
      <DemoNote rows={rows} words={words} className={styles.note} />
    </Card>
  );
}

/** The numbers of a draw; a link to the member's slip where there is one, in gold where it brought a gain. */
function Drawn({ row, own, words }: { row: ResultRow; own: OwnBets | undefined; words: ResultWords }) {
  const numbers = shortNumbers(row);
  if (!numbers) return "–";
  const pair = (
    <>
      <b className={styles.top}>{numbers.top}</b> <b className={styles.bottom}>{numbers.bottom}</b>
    </>
  );
  if (!own) return <span className={styles.pair}>{pair}</span>;
  return (
    <Link
      href={own.href}
      prefetch={false}
      className={`${styles.pair} ${styles.own}`}
      data-gain={own.outcome === "win" ? "" : undefined}
    >
      {pair}
      <span className="visually-hidden">
        {words.yours}: {own.numbers.map(({ number }) => number).join(" ")}
      </span>
    </Link>
  );
}

/** The rows of each market by lottery day; markets in the order of their result times. */
function byMarket(rows: readonly ResultRow[]): Map<string, Map<string, ResultRow>> {
  const markets = new Map<string, Map<string, ResultRow>>();
  const atTime = ({ resultDt, resultTime }: ResultRow) =>
    (resultDay({ resultDt, resultTime }) < resultDt ? "1" : "0") + resultTime;
  for (const row of resultTimeOrder(rows).toSorted((one, other) =>
    atTime(one).localeCompare(atTime(other)),
  )) {
    const days = markets.get(row.betType) ?? new Map<string, ResultRow>();
    markets.set(row.betType, days.set(resultDay(row), row));
  }
  return markets;
}
