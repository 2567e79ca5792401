import { MarketMark } from "@/components/round/market-mark";
import type { MarketTerms } from "@/lib/contract/markets";
import { roundName } from "@/lib/domain/rounds/names";
import { fill } from "@/lib/i18n/fill";
import { marketNames } from "@/lib/i18n/market-names";
import { Link } from "@/lib/i18n/navigation";
import type home from "@/locales/th/home.json";
import type market from "@/locales/th/market.json";
import { wholeBaht } from "./closings";
import layout from "./home.module.css";
import styles from "./offers.module.css";

interface SetOfferProps {
  markets: readonly MarketTerms[];
  words: (typeof home)["sets"];
  market: typeof market;
}

/** What a four-digit set costs and wins, market by market; nothing where no sets are sold. */
export function SetOffer({ markets, words, market }: SetOfferProps) {
  const names = marketNames(market);
  const offers = markets.flatMap((one) => {
    const [highest] = one.sets?.prizes ?? [];
    return one.sets && highest ? [{ one, price: one.sets.price, prize: highest.prize }] : [];
  });
  if (offers.length === 0) return null;
  return (
    <section className={layout.section} aria-labelledby="sets" data-family="set_4">
      <header className={layout.heading}>
        <h2 id="sets">{words.heading}</h2>
        <Link href="/howto/lotto4d" prefetch={false} className={layout.more}>
          {words.more}
        </Link>
      </header>
      <p className={layout.quiet}>{words.text}</p>
      <ul className={styles.sets}>
        {offers.map(({ one, price, prize }) => (
          <li key={one.betType} className={styles.set}>
            <MarketMark betType={one.betType} />
            <span className={styles.words}>
              <strong>{roundName(names, one)}</strong>
              <span>{fill(words.price, { price: wholeBaht(price) })}</span>
            </span>
            <strong className={styles.prize}>{wholeBaht(prize)}</strong>
          </li>
        ))}
      </ul>
    </section>
  );
}
