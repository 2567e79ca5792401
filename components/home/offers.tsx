import { type MarketWords, marketName, threeDigitsOf } from "@/components/result/result-row";
import { MarketMark } from "@/components/round/market-mark";
import { Card } from "@/components/ui/card";
import { ButtonLink } from "@/components/ui/controls/button";
import type { MarketTerms } from "@/lib/contract/markets";
import type { ResultRow } from "@/lib/contract/rounds";
import { drawHelpAddress, shotsAddress } from "@/lib/domain/access/addresses";
import { gamePath } from "@/lib/domain/partners/game-path";
import { roundName } from "@/lib/domain/rounds/names";
import { fill } from "@/lib/i18n/fill";
import { marketNames } from "@/lib/i18n/market-names";
import { Link } from "@/lib/i18n/navigation";
import type game from "@/locales/th/game.json";
import type home from "@/locales/th/home.json";
import type market from "@/locales/th/market.json";
import { wholeBaht } from "./closings";
import { DigitBalls } from "./digit-balls";
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

interface OpenProofProps {
  /** The newest round drawn by shots; null when there is none yet. */
  round: ResultRow | null;
  words: (typeof home)["proof"];
  markets: MarketWords;
}

/** Draws by shots can be recomputed by anyone: the newest one to try it on, and how such a draw is made. */
export function OpenProof({ round, words, markets }: OpenProofProps) {
  const result = round && threeDigitsOf(round);
  return (
    <Card aria-labelledby="proof" look="navy" className={`${layout.section} ${styles.proof}`}>
      <h2 id="proof">{words.heading}</h2>
      <p className={styles.proofText}>{words.text}</p>
      {round && result ? (
        <div className={styles.drawn}>
          <span>{marketName(markets, round)}</span>
          <DigitBalls digits={result.top3} tone="gold" />
          <DigitBalls digits={result.bottom2} tone="gold" />
        </div>
      ) : null}
      <p className={styles.proofLinks}>
        {round ? (
          <ButtonLink href={shotsAddress(round.betId)} look="gold">
            {fill(words.check, { round: marketName(markets, round) })}
          </ButtonLink>
        ) : null}
        <Link href={drawHelpAddress} prefetch={false}>
          {words.how}
        </Link>
      </p>
    </Card>
  );
}

interface HouseGamesProps {
  words: (typeof home)["games"];
  /** The games' names in the reader's language. */
  names: (typeof game)["own"];
}

const games = [
  { gameList: "slots", gameId: "golden-lotus" },
  { gameList: "dice", gameId: "hi-lo" },
  { gameList: "board", gameId: "fish-prawn-crab" },
] as const;

/** The games of the embedded provider, with their pictures. A guest who opens one is asked to log in first. */
export function HouseGames({ words, names }: HouseGamesProps) {
  return (
    <section className={layout.section} aria-labelledby="games">
      <header className={layout.heading}>
        <h2 id="games">{words.heading}</h2>
      </header>
      <ul className={styles.games}>
        {games.map(({ gameList, gameId }) => (
          <li key={gameId}>
            <Link
              href={gamePath({ partner: "wl", gameList, gameId })}
              prefetch={false}
              className={styles.game}
            >
              <picture>
                <img
                  src={`/images/games/${gameId}.svg`}
                  alt=""
                  width={240}
                  height={180}
                  loading="lazy"
                  decoding="async"
                />
              </picture>
              <strong>{names[gameId]}</strong>
            </Link>
          </li>
        ))}
      </ul>
      <p className={layout.quiet}>{words.text}</p>
    </section>
  );
}
