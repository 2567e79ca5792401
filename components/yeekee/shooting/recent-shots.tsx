"use client";
import { useTranslations } from "next-intl";
import { DEDUCTED_RANK } from "@/lib/domain/yeekee/result";
import { useYings } from "@/stores/yings";
import styles from "./shooting-desk.module.css";

const SHOWN = 3;

/**
 * The sum so far, the last shots, and the one at the rank that is taken off, beside the keys of a phone, where the
 * list of all shots is below the first screen.
 */
export function RecentShots() {
  const t = useTranslations("yeekee.shoot");
  const { shots, count, sum } = useYings((yings) => yings.list);
  const deducted = shots[DEDUCTED_RANK - 1];
  const mine = shots.findIndex((shot) => shot.mine) + 1;
  return (
    <div className={styles.recent}>
      <p className={styles.sum}>
        <span>
          {t("sum")} <strong>{sum.toLocaleString("en-US")}</strong>
        </span>
        <span>{t("count", { n: count })}</span>
        {mine > 0 ? (
          <span className={styles.mine}>
            {t("mine")}: {t("rank", { n: mine })}
          </span>
        ) : null}
      </p>
      <ol className={styles.shots}>
        {shots.slice(0, SHOWN).map((shot, at) => (
          <li key={shot.seq} data-mine={shot.mine || undefined} data-marked={at === 0 || undefined}>
            <span className={styles.rank}>{at === 0 ? t("rank", { n: 1 }) : at + 1}</span>
            <strong>{shot.number}</strong>
          </li>
        ))}
        {deducted ? (
          <li data-mine={deducted.mine || undefined} data-marked="">
            <span className={styles.rank}>{t("rank", { n: DEDUCTED_RANK })}</span>
            <strong>{deducted.number}</strong>
          </li>
        ) : null}
      </ol>
    </div>
  );
}
