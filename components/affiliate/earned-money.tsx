"use client";
import { Card } from "@/components/ui/card";
import { Money } from "@/components/ui/money";
import type { AfTransaction } from "@/lib/contract/affiliate";
import type { Satang } from "@/lib/domain/money/money";
import { useRouter } from "@/lib/i18n/navigation";
import { AfList } from "./af-list";
import styles from "./affiliate-screen.module.css";
import type { AffiliateWords } from "./affiliate-words";

interface EarnedMoneyProps {
  words: Pick<AffiliateWords, "earnings" | "list">;
  afMoney: Satang;
  /** Null where they could not be read. */
  points: number | null;
  rows: AfTransaction[] | null;
}

/** Affiliate money and its movements, of an upstream that tells nothing of invitations. */
export function EarnedMoney({ words: { earnings, list }, afMoney, points, rows }: EarnedMoneyProps) {
  const router = useRouter();
  return (
    <div className={styles.page}>
      <Card look="navy" className={styles.card} aria-labelledby="earnings-title">
        <h2 id="earnings-title" className={styles.title}>
          {earnings.title}
        </h2>
        <p className={styles.amount}>
          <Money amount={afMoney} />
        </p>
        {points === null ? null : (
          <dl className={styles.figures}>
            <div>
              <dt>{earnings.points}</dt>
              <dd>{points.toLocaleString("en-US")}</dd>
            </div>
          </dl>
        )}
      </Card>
      <AfList words={list} rows={rows} isStale={false} onRetry={() => router.refresh()} />
    </div>
  );
}
