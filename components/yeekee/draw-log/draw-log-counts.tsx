import { useTranslations } from "next-intl";
import { Card } from "@/components/ui/card";
import type { ReplyOf } from "@/lib/contract/endpoint";
import type { freezesOfYings } from "@/lib/contract/yings";
import { knownWord } from "@/lib/i18n/known-word";
import styles from "./draw-log-counts.module.css";

interface DrawLogCountsProps {
  counts: ReplyOf<typeof freezesOfYings>["counts"];
  reasons: Readonly<Record<string, string>>;
}

/** How many rounds were sealed and frozen, and how many of them late, never, or voided and why. */
export function DrawLogCounts({ counts, reasons }: DrawLogCountsProps) {
  const t = useTranslations("freezes.counts");
  const { seals, freezes, late, missing, voids } = counts;
  const cancelled = voids.reduce((total, { count }) => total + count, 0);
  return (
    <Card aria-labelledby="counts-title">
      <h2 id="counts-title">{t("title")}</h2>
      <dl className={styles.counts}>
        {Object.entries({ seals, freezes }).map(([name, count]) => (
          <div key={name}>
            <dt>{t(name as "seals" | "freezes")}</dt>
            <dd>{count}</dd>
          </div>
        ))}
        {Object.entries({ late, missing, voids: cancelled }).map(([name, count]) => (
          <div key={name} data-amiss={count > 0 ? "" : undefined}>
            <dt>{t(name as "late" | "missing" | "voids")}</dt>
            <dd>{count}</dd>
          </div>
        ))}
      </dl>
      {voids.length > 0 ? (
        <ul className={styles.voids}>
          {voids.map(({ reason, count }) => (
            <li key={reason}>{t("voidsBy", { n: count, reason: knownWord(reasons, reason) })}</li>
          ))}
        </ul>
      ) : null}
    </Card>
  );
}
