import { DemoNote } from "@/components/result/demo-note";
import { type MarketWords, newestOfEach, type ResultWords } from "@/components/result/result-row";
import { StockCards } from "@/components/result/stock-cards";
import type { ResultRow } from "@/lib/contract/rounds";
import { Link } from "@/lib/i18n/navigation";
import type home from "@/locales/th/home.json";
import styles from "./home.module.css";

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
    <section className={styles.section} aria-labelledby="latest-results">
      <header className={styles.heading}>
        <h2 id="latest-results">{words.stocks}</h2>
        <Link href="/results" prefetch={false} className={styles.more}>
          {words.all}
        </Link>
      </header>
      <StockCards rows={newest} words={resultWords} markets={markets} />
      <DemoNote rows={newest} words={resultWords} />
    </section>
  );
}
