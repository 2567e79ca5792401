import { DemoNote } from "@/components/result/demo-note";
import {
  isFresh,
  type MarketWords,
  marketName,
  newestOfEach,
  type ResultWords,
} from "@/components/result/result-row";
import { StateChip } from "@/components/result/state-chip";
import { StockCards } from "@/components/result/stock-cards";
import { prizesOf } from "@/components/round/prizes-of";
import type { ResultRow } from "@/lib/contract/rounds";
import { familyOf } from "@/lib/domain/rounds/family";
import { displayDate } from "@/lib/domain/time/time";
import { Link } from "@/lib/i18n/navigation";
import type home from "@/locales/th/home.json";
import { DigitBalls } from "./digit-balls";
import styles from "./fresh-results.module.css";
import layout from "./home.module.css";

interface FreshResultsProps {
  /** Drawn rounds of every family, newest first. */
  rows: readonly ResultRow[];
  words: (typeof home)["fresh"];
  resultWords: ResultWords;
  markets: MarketWords;
  /** The current lottery day. */
  today: string;
}

/**
 * The newest results of a month as balls, one tile a market, which opens the results of its day; a new one slides in
 * when the page is refreshed. The links let a keyboard scroll the row where it is longer than the screen.
 */
export function FreshResults({ rows, words, resultWords, markets, today }: FreshResultsProps) {
  const fresh = rows.filter((row) => isFresh(row, today));
  if (fresh.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="fresh">
      <header className={layout.heading}>
        <h2 id="fresh">{words.heading}</h2>
        <Link href="/results" prefetch={false} className={layout.more}>
          {words.all}
        </Link>
      </header>
      <ul className={styles.strip}>
        {fresh.map((row) => (
          <li key={row.betId} className={styles.tile} data-family={familyOf(row)}>
            <h3>
              <Link href={`/results?date=${row.dt}`} prefetch={false} className={styles.day}>
                {marketName(markets, row)}
              </Link>
            </h3>
            <p className={styles.time}>
              {row.dt === today ? "" : `${displayDate(row.resultDt)} `}
              {row.resultTime}
            </p>
            <Balls row={row} words={resultWords} />
            <StateChip row={row} words={resultWords} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The two numbers that most bets are settled by. */
function Balls({ row, words }: { row: ResultRow; words: ResultWords }) {
  if (!row.result) return null;
  const prizes = prizesOf(row.result).filter(({ prize }) => prize !== "front3" && prize !== "back3");
  return (
    <dl className={styles.balls}>
      {prizes.map(({ prize, numbers, tone }) => (
        <div key={prize}>
          <dt className="visually-hidden">{words[prize]}</dt>
          <dd>
            <DigitBalls digits={numbers[0] ?? ""} tone={tone} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

interface LatestResultsProps {
  /** Newest first; null when they could not be fetched. */
  stocks: readonly ResultRow[] | null;
  words: (typeof home)["results"];
  resultWords: ResultWords;
  markets: MarketWords;
}

const stockCards = 9;

/** The latest stock results, small. The government's draw stands further up, among what was just drawn. */
export function LatestResults({ stocks, words, resultWords, markets }: LatestResultsProps) {
  const newest = newestOfEach(stocks ?? [], stockCards);
  if (newest.length === 0) return null;
  return (
    <section className={layout.section} aria-labelledby="latest-results">
      <header className={layout.heading}>
        <h2 id="latest-results">{words.stocks}</h2>
        <Link href="/results" prefetch={false} className={layout.more}>
          {words.all}
        </Link>
      </header>
      <StockCards rows={newest} words={resultWords} markets={markets} />
      <DemoNote rows={newest} words={resultWords} />
    </section>
  );
}
