import { type MarketWords, marketName, threeDigitsOf } from "@/components/result/result-row";
import { Card } from "@/components/ui/card";
import { ButtonLink } from "@/components/ui/controls/button";
import type { ResultRow } from "@/lib/contract/rounds";
import { drawHelpAddress, shotsAddress } from "@/lib/domain/access/addresses";
import { fill } from "@/lib/i18n/fill";
import { Link } from "@/lib/i18n/navigation";
import type home from "@/locales/th/home.json";
import { DigitBalls } from "./digit-balls";
import layout from "./home.module.css";
import styles from "./offers.module.css";

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
