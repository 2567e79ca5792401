"use client";
import { useTranslations } from "next-intl";
import { useBets } from "@/stores/bets";
import styles from "./board-legend.module.css";

/** What the looks of the board's cells mean: below a phone's board, on a desktop in the line above it. */
export function BoardLegend() {
  const t = useTranslations("lotto.board");
  const digits = useBets((state) => state.panel);
  return (
    <p className={styles.legend} data-digits={digits}>
      <span data-look="picked">{t("picked")}</span>
      <span data-look="half">{t("legendHalf")}</span>
      <span data-look="closed">{t("closed")}</span>
    </p>
  );
}
