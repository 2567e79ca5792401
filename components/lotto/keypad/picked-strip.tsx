"use client";
import { useTranslations } from "next-intl";
import { lazy, Suspense } from "react";
import { useBets } from "@/stores/bets";
import styles from "./picked-strip.module.css";

const PickedNumbers = lazy(() => import("./picked-numbers"));

/**
 * The place of the numbers picked so far, between options and keypad. It has its height from the start, so that the
 * keys stay under the thumb when the first number comes; until then it says how to begin, where it is high enough.
 */
export function PickedStrip() {
  const t = useTranslations("lotto.slip");
  const isEmpty = useBets((slip) => slip.lines.length === 0);
  return (
    <div className={styles.strip}>
      {isEmpty ? (
        <div className={styles.empty}>
          <b>{t("emptyTitle")}</b>
          <span>{t("emptyHint")}</span>
        </div>
      ) : (
        <Suspense fallback={null}>
          <PickedNumbers />
        </Suspense>
      )}
    </div>
  );
}
