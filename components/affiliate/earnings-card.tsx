import { Card } from "@/components/ui/card";
import { moneyText } from "@/components/ui/money";
import { RollingMoney } from "@/components/ui/rolling-money";
import type { AfSummary } from "@/lib/contract/affiliate";
import type { Satang } from "@/lib/domain/money/money";
import { fill } from "@/lib/i18n/fill";
import type { AffiliateWords } from "./affiliate-words";
import styles from "./earnings-card.module.css";

interface EarningsCardProps {
  words: AffiliateWords["earnings"];
  summary: AfSummary;
  afMoney: Satang;
  /** Null where they could not be read. */
  points: number | null;
}

const counted = (count: number) => count.toLocaleString("en-US");

/** Affiliate earnings: what can be moved now, the total, and the figures behind it. */
export function EarningsCard({ words, summary, afMoney, points }: EarningsCardProps) {
  const figures: [string, string][] = [
    [words.total, moneyText(summary.earned)],
    [words.rate, `${summary.rate}%`],
    [words.members, fill(words.people, { count: counted(summary.members) })],
    [words.clicks, fill(words.times, { count: counted(summary.clicks) })],
    [words.stakes, moneyText(summary.stakes)],
    ...(points === null ? [] : [[words.points, counted(points)] as [string, string]]),
  ];
  return (
    <Card look="navy" className={styles.card} aria-labelledby="earnings-title">
      <h2 id="earnings-title" className={styles.title}>
        {words.title}
      </h2>
      <p className={styles.amount}>
        <RollingMoney amount={afMoney} />
      </p>
      <dl className={styles.figures}>
        {figures.map(([name, figure]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{figure}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
