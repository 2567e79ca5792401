"use client";
import { Money } from "@/components/ui/money";
import type { AfTransaction } from "@/lib/contract/affiliate";
import type { Satang } from "@/lib/domain/money/money";
import { useRouter } from "@/lib/i18n/navigation";
import { AfList } from "./af-list";
import styles from "./affiliate-screen.module.css";
import type { AffiliateWords } from "./affiliate-words";
import { EarningsHead } from "./earnings-head";

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
      <EarningsHead
        title={earnings.title}
        amount={<Money amount={afMoney} />}
        figures={points === null ? [] : [[earnings.points, points.toLocaleString("en-US")]]}
      />
      <AfList words={list} rows={rows} isStale={false} onRetry={() => router.refresh()} />
    </div>
  );
}
