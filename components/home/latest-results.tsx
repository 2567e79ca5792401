import { DemoNote } from "@/components/result/demo-note";
import { GovernmentBoard } from "@/components/result/government-board";
import { type MarketWords, newestOfEach, type ResultWords } from "@/components/result/result-row";
import { StockCards } from "@/components/result/stock-cards";
import type { ResultRow } from "@/lib/contract/rounds";
import { Link } from "@/lib/i18n/navigation";
import type home from "@/locales/th/home.json";
import styles from "./home.module.css";

interface LatestResultsProps {
  /** Newest first; null when they could not be fetched. */
  government: readonly ResultRow[] | null;
  stocks: readonly ResultRow[] | null;
  words: (typeof home)["results"];
  resultWords: ResultWords;
  markets: MarketWords;
  /** The current lottery day. */
  today: string;
}

const stockCards = 9;

/** The latest draw of the government large, the latest stock results small. */
export function LatestResults({
  government,
  stocks,
  words,
  resultWords,
  markets,
  today,
}: LatestResultsProps) {
  const draw = government?.[0];
  const newest = newestOfEach(stocks ?? [], stockCards);
  return (
    <section className={styles.section} aria-labelledby="latest-results">
      <header className={styles.heading}>
        <h2 id="latest-results">{words.heading}</h2>
        <Link href="/results" prefetch={false}>
          {words.all}
        </Link>
      </header>
      {draw ? (
        <GovernmentBoard row={{ ...draw, prizes: undefined }} words={resultWords} today={today} />
      ) : (
        <p className={styles.missing}>{government ? words.governmentEmpty : words.unavailable}</p>
      )}
      {stocks && (
        <>
          <h3>{words.stocks}</h3>
          {newest.length > 0 ? (
            <>
              <StockCards rows={newest} words={resultWords} markets={markets} />
              <DemoNote rows={newest} words={resultWords} />
            </>
          ) : (
            <p className={styles.missing}>{words.stocksEmpty}</p>
          )}
        </>
      )}
    </section>
  );
}
